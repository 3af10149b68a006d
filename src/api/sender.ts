import { SyncError, UnreachableError, UsageError } from "../model/errors.ts";
import { parseLimitHeaders } from "../model/rate-limit.ts";
import type { Redactor } from "../model/redact.ts";
import { isPublic, type Server } from "../model/server-address.ts";
import { version } from "../model/version.ts";
import { explain } from "./answer.ts";
import { type Exchange, isWrite, type Question, type Reply, targetOf } from "./exchange.ts";
import { readBody, TooLargeError } from "./reply-body.ts";
import { openTransport, type Transport } from "./transport.ts";
import { explainFailure } from "./transport-failure.ts";

/** What a request shows to be let in. */
export interface Pass {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Sends once, without a second try and without following anyone; any whole reply is a result. */
export type Send = (question: Question, pass: Pass) => Promise<Reply>;

export interface SenderOptions {
  readonly server: Server;
  readonly serverPassword?: string;
  readonly requestTimeoutMs: number;
  readonly signal?: AbortSignal;
  readonly env: NodeJS.ProcessEnv;
  readonly redact: Redactor;
  readonly now: () => Date;
  readonly onExchange: (exchange: Exchange) => void;
}

/** 24 MiB: several times the largest branch; the answers of listings say their own measure. */
const usualMaxBytes = 24 * 1024 * 1024;

/** The one place that sends. */
export function createSender(options: SenderOptions): Send {
  refuseUncheckedTls(options);
  const connectMs = options.requestTimeoutMs;
  let transport: Promise<Transport> | undefined;
  return (question, pass) => {
    transport ??= openTransport(options.server, { env: options.env, connectMs });
    return exchange(question, pass, transport, options);
  };
}

async function exchange(
  question: Question,
  pass: Pass,
  opening: Promise<Transport>,
  options: SenderOptions,
): Promise<Reply> {
  const transport = await opening;
  if (options.signal?.aborted === true) {
    throw failureOf(options.signal.reason, {
      question,
      options,
      started: false,
      timedOut: false,
      proxy: transport.proxy,
    });
  }
  const deadline = AbortSignal.timeout(options.requestTimeoutMs);
  const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]);
  const startedAt = performance.now();
  const watch = { started: false, onStart: () => (watch.started = true) };
  const report = (reply: Partial<Exchange>): void =>
    options.onExchange(exchangeOf(question, startedAt, options, reply));
  try {
    const response = await transport.request(httpRequest(question, pass, options, signal), watch);
    const { statusCode: status, headers } = response;
    const { bytes, received } = await readBody(response.body, encodingOf(headers), question.maxBytes ?? usualMaxBytes);
    const limit = parseLimitHeaders(headers, options.now());
    report({ status, bytesDown: received, ...(limit === undefined ? {} : { limit }) });
    return { status, headers, body: bytes };
  } catch (error) {
    report({});
    throw failureOf(error, {
      question,
      options,
      started: watch.started,
      timedOut: deadline.aborted,
      proxy: transport.proxy,
    });
  }
}

function httpRequest(question: Question, pass: Pass, options: SenderOptions, signal: AbortSignal) {
  const url = new URL(question.path.slice(1), options.server.root);
  url.search = new URLSearchParams({ ...question.query, ...pass.query }).toString();
  const body = question.body ?? null;
  return {
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: question.method,
    headers: {
      accept: "application/json",
      "accept-encoding": "gzip, deflate, br",
      "user-agent": `screeps-sync/${version}`,
      ...(body === null ? {} : { "content-type": "application/json; charset=utf-8" }),
      ...(options.serverPassword === undefined ? {} : { "X-Server-Password": options.serverPassword }),
      ...pass.headers,
    },
    body,
    signal,
  };
}

const encodingOf = (headers: Reply["headers"]): string => String(headers["content-encoding"] ?? "");

function exchangeOf(question: Question, startedAt: number, options: SenderOptions, reply: Partial<Exchange>): Exchange {
  const ms = Math.round(performance.now() - startedAt);
  const bytesUp = question.body?.byteLength ?? 0;
  return { method: question.method, path: options.redact(targetOf(question)), ms, bytesUp, bytesDown: 0, ...reply };
}

interface Failed {
  readonly question: Question;
  readonly options: SenderOptions;
  readonly started: boolean;
  readonly timedOut: boolean;
  readonly proxy: string | undefined;
}

function failureOf(error: unknown, failed: Failed): unknown {
  const { question, options } = failed;
  const mayHaveArrived = failed.started && isWrite(question);
  const reason: unknown = options.signal?.aborted === true && !failed.timedOut ? options.signal.reason : undefined;
  if (reason instanceof SyncError && !mayHaveArrived) return reason;
  const { found, help } = whyOf(error, failed, reason !== undefined);
  const cause = harmlessCopy(error, options.redact);
  return new UnreachableError(explain(question, options, `brought no answer: ${found}`, help), {
    mayHaveArrived,
    cause,
  });
}

function whyOf(error: unknown, failed: Failed, interrupted: boolean): { found: string; help?: string } {
  if (interrupted) return { found: "the run was ended" };
  if (failed.timedOut) return { found: `nothing whole came within ${failed.options.requestTimeoutMs / 1000} s` };
  if (error instanceof TooLargeError) return { found: `the reply is too large, ${error.message}` };
  return explainFailure(error, failed.proxy);
}

/** The library's errors hold sockets, headers and parts of replies; name, code, message and stack are enough. */
function harmlessCopy(error: unknown, redact: Redactor, depth = 0): unknown {
  if (!(error instanceof Error) || depth > 3) return undefined;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  const cause = harmlessCopy(inner, redact, depth + 1);
  const copy = new Error(redact(error.message), cause === undefined ? undefined : { cause });
  const { code } = error as NodeJS.ErrnoException;
  const stack = redact(error.stack ?? "");
  return Object.assign(copy, { stack }, code === undefined ? {} : { code });
}

/** With this variable Node believes every certificate: whoever stands in between could take the account. */
function refuseUncheckedTls({ server, env }: SenderOptions): void {
  const { protocol, hostname } = new URL(server.root);
  if (env["NODE_TLS_REJECT_UNAUTHORIZED"] !== "0" || protocol !== "https:" || !isPublic(hostname)) return;
  const help = "unset it; a private authority goes into NODE_EXTRA_CA_CERTS";
  throw new UsageError(`Cannot send credentials to ${server.name}: NODE_TLS_REJECT_UNAUTHORIZED=0 is set; ${help}`);
}

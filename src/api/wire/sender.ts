import { setImmediate as nextCycle } from "node:timers/promises";
import type { Redactor } from "../../model/account/redact.ts";
import type { Server } from "../../model/account/server-address.ts";
import { parseLimitHeaders } from "../../model/limits/rate-limit.ts";
import { version } from "../../model/text/version.ts";
import type { Response } from "./direct.ts";
import { type Exchange, type HttpReply, type Question, targetOf } from "./exchange.ts";
import { noAnswer } from "./no-answer.ts";
import { readBody } from "./reply-body.ts";
import { openTransport, type Transport } from "./transport.ts";
import { refuseUncheckedTls } from "./unchecked-tls.ts";

/** What a request shows to be let in. */
export interface Pass {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** Sends once, without a second try and without following anyone; any whole reply is a result. */
export type Send = (question: Question, pass: Pass) => Promise<HttpReply>;

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
): Promise<HttpReply> {
  const { request, proxy } = await opening;
  const deadline = AbortSignal.timeout(question.timeoutMs ?? options.requestTimeoutMs);
  const attempt = { question, proxy, deadline, started: false };
  if (options.signal?.aborted === true) throw noAnswer(options.signal.reason, attempt, options);
  const signal = options.signal === undefined ? deadline : AbortSignal.any([deadline, options.signal]);
  const startedAt = performance.now();
  const report = (seen: Partial<Exchange>): void => options.onExchange(exchangeOf(question, startedAt, options, seen));
  try {
    const answer = await request(httpRequest(question, pass, options, signal), () => {
      attempt.started = true;
    });
    const { reply, bytesDown } = await receive(answer, question);
    // A connection is free one cycle after the reply; asked before, another is opened, with another TLS handshake.
    await nextCycle();
    const limit = parseLimitHeaders(reply.headers, options.now());
    report({ status: reply.status, bytesDown, ...(limit === undefined ? {} : { limit }) });
    return reply;
  } catch (error) {
    report({});
    throw noAnswer(error, attempt, options);
  }
}

async function receive({ statusCode, headers, body }: Response, question: Question) {
  const encoding = String(headers["content-encoding"] ?? "");
  const { bytes, received } = await readBody(body, encoding, question.maxBytes ?? usualMaxBytes);
  return { reply: { status: statusCode, headers, body: bytes }, bytesDown: received };
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

function exchangeOf(question: Question, startedAt: number, options: SenderOptions, reply: Partial<Exchange>): Exchange {
  const ms = Math.round(performance.now() - startedAt);
  const bytesUp = question.body?.byteLength ?? 0;
  return { method: question.method, path: options.redact(targetOf(question)), ms, bytesUp, bytesDown: 0, ...reply };
}

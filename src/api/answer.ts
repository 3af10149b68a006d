import { knownLimits, parseRateLimitReply } from "../model/account/rate-limit.ts";
import type { Redactor } from "../model/account/redact.ts";
import { RateLimitedError, ServiceError, UnreachableError } from "../model/outcome/errors.ts";
import { toldTime } from "../model/text/told-time.ts";
import { excerpt } from "./excerpt.ts";
import { type Asker, hintForReason, hintForStatus } from "./hints.ts";
import { endpointOf, type HttpReply, isWrite, type Question } from "./wire/exchange.ts";
import { explain } from "./wire/explain.ts";
import { parseJson } from "./wire/json.ts";

/** The fields of an answer that proved itself. */
export type Answer = Readonly<Record<string, unknown>>;

export interface Hearing extends Asker {
  readonly redact: Redactor;
  readonly now: () => Date;
}

/**
 * Success is 2xx, a JSON object, `ok === 1`, no `error`, and for a write no `modules`: a redirected POST becomes
 * a GET, whose reply says `ok: 1` too. Refusals come with status 200 and `error`, so the status alone proves nothing.
 */
export function answerOf(reply: HttpReply, question: Question, hearing: Hearing): Answer {
  if (reply.status === 429) throw rateLimited(reply, question, hearing);
  if (reply.status < 200 || reply.status >= 300) throw refused(reply, question, hearing);
  const answer = objectOf(reply, question, hearing);
  if (answer["error"] !== undefined) throw refusedInWords(answer["error"], reply, question, hearing);
  if (answer["ok"] !== 1) throw proofless(question, hearing, `a reply without ok: ${show(reply, hearing)}`);
  if (isWrite(question) && Object.hasOwn(answer, "modules")) {
    throw proofless(question, hearing, "the reply to a read; is there a redirect in the way?");
  }
  return answer;
}

/** An answer from which nothing follows; a write may have been applied all the same. */
export function proofless(question: Question, hearing: Hearing, found: string): UnreachableError {
  const message = explain(question, hearing, `answered ${found}`);
  return new UnreachableError(message, { mayHaveArrived: isWrite(question) });
}

function objectOf(reply: HttpReply, question: Question, hearing: Hearing): Answer {
  try {
    const value = parseJson(reply.body);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Answer;
    throw new Error("JSON that is no object");
  } catch (error) {
    const found = `${reply.status} with ${(error as Error).message}`;
    throw proofless(question, hearing, `${found}${reply.body.length === 0 ? "" : `: ${show(reply, hearing)}`}`);
  }
}

function refusedInWords(error: unknown, reply: HttpReply, question: Question, hearing: Hearing): ServiceError {
  const reason = safe(typeof error === "string" ? error : JSON.stringify(error), hearing);
  const message = explain(question, hearing, `was refused: ${reason}`, hintForReason(reason));
  return new ServiceError(message, { status: reply.status, reason });
}

function refused(reply: HttpReply, question: Question, hearing: Hearing): ServiceError | UnreachableError {
  const { status } = reply;
  const said = show(reply, hearing);
  // A proxy's page repeats its status in its title.
  const words = said.startsWith(`${status} `) ? said.slice(`${status}`.length) : said === "" ? "" : `: ${said}`;
  const found = `answered ${status}${words}`;
  const again = status >= 500 || status === 408 || status === 425;
  if (status < 400) return redirected(reply, question, hearing);
  const message = explain(question, hearing, found, hintForStatus(status, hearing));
  // A gateway that gave up may have passed the request on before.
  return again
    ? new UnreachableError(message, { mayHaveArrived: isWrite(question) })
    : refusal(message, reply, hearing);
}

function refusal(message: string, reply: HttpReply, hearing: Hearing): ServiceError {
  const reason = reasonOf(reply);
  if (reason === undefined) return new ServiceError(message, { status: reply.status });
  return new ServiceError(message, { status: reply.status, reason: safe(reason, hearing) });
}

/** Nothing is ever sent to the new place: Node would carry the token along, to any host. */
function redirected(reply: HttpReply, question: Question, hearing: Hearing): ServiceError {
  const help = whereTo(reply.headers["location"], question, hearing);
  const message = explain(question, hearing, `answered with a redirect (${reply.status})`, help);
  return new ServiceError(message, { status: reply.status });
}

function whereTo(location: unknown, question: Question, hearing: Hearing): string | undefined {
  const target = typeof location === "string" ? URL.parse(location, hearing.server.root) : null;
  if (target === null) return undefined;
  const place = `${target.origin}${target.pathname}`;
  if (!place.endsWith(question.path)) return `it points to ${safe(place, hearing)}`;
  return `if you trust it, give ${safe(place.slice(0, -question.path.length), hearing)} as the server`;
}

function rateLimited(reply: HttpReply, question: Question, hearing: Hearing): RateLimitedError {
  const now = hearing.now();
  const { scope, ...times } = parseRateLimitReply(
    { headers: reply.headers, body: reply.body.toString("utf8", 0, 4096) },
    now,
  );
  const endpoint = scope === "global" ? "global" : endpointOf(question);
  const known = knownLimits.get(endpoint);
  const which = known === undefined ? endpoint : `${endpoint}, ${known.limit} per ${known.period}`;
  const free = times.retryAt === undefined ? "no time was named" : `free again ${toldTime(times.retryAt, now)}`;
  return new RateLimitedError(explain(question, hearing, `answered 429, the limit is reached (${which})`, free), {
    endpoint,
    ...times,
  });
}

/** `error` of a JSON body, or the body itself where it is one short line of text. */
function reasonOf({ body }: HttpReply): string | undefined {
  const text = body.toString("utf8", 0, 4096).trim();
  if (text.startsWith("{")) return errorIn(body);
  return /^[^<\n]{1,200}$/.test(text) ? text : undefined;
}

function errorIn(body: Buffer): string | undefined {
  try {
    const value = parseJson(body) as { readonly error?: unknown };
    return typeof value.error === "string" ? value.error : undefined;
  } catch {
    // No JSON after all: then the beginning of the body is shown as it is.
    return undefined;
  }
}

const show = (reply: HttpReply, hearing: Hearing): string =>
  safe(reasonOf(reply) ?? reply.body.toString("utf8", 0, 16_384), hearing);

/** Redacted before it is cut: half a password would not be found. */
const safe = (text: string, hearing: Hearing): string => excerpt(hearing.redact(text));

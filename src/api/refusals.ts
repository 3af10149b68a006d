import { knownLimits } from "../model/limits/known-limits.ts";
import { parseRateLimitReply } from "../model/limits/rate-limit-reply.ts";
import { RateLimitedError, ServiceError, UnreachableError } from "../model/outcome/errors.ts";
import { toldTime } from "../model/text/told-time.ts";
import { hintForReason, hintForStatus } from "./hints.ts";
import { type Hearing, reasonOf, safe, show } from "./shown-reply.ts";
import { endpointOf, type HttpReply, isWrite, type Question } from "./wire/exchange.ts";
import { explain } from "./wire/explain.ts";

export function refusedInWords(error: unknown, reply: HttpReply, question: Question, hearing: Hearing): ServiceError {
  const reason = safe(typeof error === "string" ? error : JSON.stringify(error), hearing);
  const message = explain(question, hearing, `was refused: ${reason}`, hintForReason(reason));
  return new ServiceError(message, { status: reply.status, reason });
}

export function refused(reply: HttpReply, question: Question, hearing: Hearing): ServiceError | UnreachableError {
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

export function rateLimited(reply: HttpReply, question: Question, hearing: Hearing): RateLimitedError {
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

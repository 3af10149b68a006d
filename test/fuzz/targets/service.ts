import { answerOf } from "../../../src/api/answer.ts";
import { excerpt } from "../../../src/api/excerpt.ts";
import type { Hearing } from "../../../src/api/shown-reply.ts";
import { createRedactor } from "../../../src/model/account/redact.ts";
import { parseServer } from "../../../src/model/account/server-address.ts";
import { limitsFromText, limitsToText } from "../../../src/model/limits/kept-limits.ts";
import { longestWaitMs, parseLimitHeaders } from "../../../src/model/limits/rate-limit.ts";
import { parseRateLimitReply } from "../../../src/model/limits/rate-limit-reply.ts";
import { SyncError } from "../../../src/model/outcome/errors.ts";
import { type FuzzTarget, holds, same } from "../target.ts";

const token = "marked-token-of-the-fuzzer";
const now = new Date("2026-01-02T03:04:05Z");
const server = parseServer("https://screeps.example");
const hearing: Hearing = { server, credentials: "token", redact: createRedactor([token]), now: () => now };
const statuses = [200, 200, 200, 429, 301, 401, 403, 404, 500, 503];

/** First byte: the status; the rest: the body. */
function readReply(bytes: Buffer): void {
  const status = statuses[(bytes[0] ?? 0) % statuses.length] ?? 200;
  const body = bytes.subarray(1);
  const method = (bytes[0] ?? 0) > 127 ? "POST" : "GET";
  const question = { method, path: "/api/user/code", purpose: 'read branch "default"' };
  try {
    const answer = answerOf({ status, headers: {}, body }, question, hearing);
    holds(status === 200 && answer["ok"] === 1 && answer["error"] === undefined, "what is taken has proved itself");
    holds(method === "GET" || !Object.hasOwn(answer, "modules"), "an answer to a read is none to a write");
  } catch (error) {
    if (!(error instanceof SyncError)) throw error;
    holds(!/[\p{Cc}\p{Cf}]|::|##\[/u.test(error.message), "a refusal is one line and no command");
    holds(!error.message.includes(token) && error.message.length < 2000, "a refusal is short and holds no token");
  }
}

/** Lines up to an empty one are headers, the rest is the body. */
function readLimit(bytes: Buffer): void {
  const [head = "", ...rest] = bytes.toString().split("\n\n");
  const headers = Object.fromEntries(
    head.split("\n").map((line) => [line.split(":")[0]?.toLowerCase(), line.replace(/^[^:]*:/, "")]),
  );
  const { retryAfterMs, retryAt } = parseRateLimitReply({ headers, body: rest.join("\n\n") }, now);
  if (retryAfterMs !== undefined) {
    holds(retryAfterMs >= 0 && retryAfterMs <= longestWaitMs, `a wait is between now and a year: ${retryAfterMs}`);
    holds(!Number.isNaN(retryAt?.getTime() ?? Number.NaN), "a wait has an end");
  }
  const limit = parseLimitHeaders(headers, now);
  holds(limit === undefined || (limit.limit > 0 && limit.remaining >= 0), "a limit counts something");
}

export const serviceTargets: readonly FuzzTarget[] = [
  {
    name: "json-reply",
    law: "a reply is proved, or refused in one short line without a token or a command of the runner",
    seeds: [
      '\0{"ok":1,"modules":{"main":"x"}}',
      '\0{"error":"branch does not exist"}',
      `\x03retry after 5ms ${token}`,
      "\x07<html><title>Bad gateway</title>",
      '\x80{"ok":1}',
    ],
    run: readReply,
  },
  {
    name: "rate-limit",
    law: "a wait is a time between now and a year, or none",
    seeds: [
      "X-RateLimit-Limit: 60\nX-RateLimit-Remaining: 0\nX-RateLimit-Reset: 1767323400\n\nretry after 21599999ms",
      "Retry-After: 30\nDate: Fri, 02 Jan 2026 03:00:00 GMT\n\n",
      "Retry-After: Fri, 02 Jan 2026 04:00:00 GMT\n\n<html>",
    ],
    run: readLimit,
  },
  {
    name: "kept-limits",
    law: "a file of limits is read as far as it is ours, and what was read is written the same",
    seeds: ['{"version":1,"told":{"global":{"limit":120,"remaining":3,"toldAt":"2026-01-02T03:04:05.000Z"}}}', "[]"],
    run: (bytes) => {
      const told = limitsFromText(bytes.toString());
      holds(same([...limitsFromText(limitsToText(told))], [...told]), "limits are written as they were read");
    },
  },
  {
    name: "excerpt",
    law: "what a server said is one visible line of at most 201 characters",
    seeds: ["<html><script>x</script><h1>Busy</h1>", "plain words", "<p <p <p"],
    run: (bytes) => {
      const line = excerpt(bytes.toString());
      holds(line.length <= 201 && !/[\p{Cc}\p{Cf}]|::|##\[/u.test(line), `one visible line: ${JSON.stringify(line)}`);
    },
  },
];

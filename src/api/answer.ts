import { UnreachableError } from "../model/outcome/errors.ts";
import { parseJson } from "../model/text/bounded-json.ts";
import { rateLimited, refused, refusedInWords } from "./refusals.ts";
import { type Hearing, show } from "./shown-reply.ts";
import { type HttpReply, isWrite, type Question } from "./wire/exchange.ts";
import { explain } from "./wire/explain.ts";

/** The fields of an answer that proved itself. */
export type Answer = Readonly<Record<string, unknown>>;

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

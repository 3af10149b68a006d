import type { Credentials } from "../model/account/credentials.ts";
import { ServiceError } from "../model/outcome/errors.ts";
import { type Answer, answerOf } from "./answer.ts";
import type { Ask } from "./session.ts";
import type { Hearing } from "./shown-reply.ts";
import type { Question } from "./wire/exchange.ts";

/** Who is asked, with whose credentials, and how the answer is understood. */
export interface ServiceLine {
  readonly ask: Ask;
  readonly hearing: Hearing;
  readonly credentials: Credentials | undefined;
}

/** What an answer proves. @throws ServiceError where it proves nothing */
export async function answer({ ask, hearing }: ServiceLine, question: Question): Promise<Answer> {
  return answerOf(await ask(question), question, hearing);
}

/** Undefined for a refusal that only says that there is no such thing. */
export async function orAbsent<T>(
  asked: Promise<T>,
  isAbsent: (error: ServiceError) => boolean,
): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ServiceError && isAbsent(error)) return undefined;
    throw error;
  }
}

import type { Redactor } from "../../model/account/redact.ts";
import type { Server } from "../../model/account/server-address.ts";
import { type Question, targetOf } from "./exchange.ts";

interface Listener {
  readonly server: Server;
  readonly redact: Redactor;
}

/** One line: what could not be done, what was asked of whom, what came, what helps. No secret, no control character. */
export function explain(question: Question, hearing: Listener, found: string, help?: string): string {
  const asked = `${question.method} ${targetOf(question)} of ${hearing.server.name}`;
  return hearing.redact(`Cannot ${question.purpose}: ${asked} ${found}${help === undefined ? "" : `; ${help}`}`);
}

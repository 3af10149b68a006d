import type { Redactor } from "../model/account/redact.ts";
import { parseJson } from "../model/text/bounded-json.ts";
import { excerpt } from "./excerpt.ts";
import type { Asker } from "./hints.ts";
import type { HttpReply } from "./wire/exchange.ts";

export interface Hearing extends Asker {
  readonly redact: Redactor;
  readonly now: () => Date;
}

export const show = (reply: HttpReply, hearing: Hearing): string =>
  safe(reasonOf(reply) ?? reply.body.toString("utf8", 0, 16_384), hearing);

/** Redacted before it is cut: half a password would not be found. */
export const safe = (text: string, hearing: Hearing): string => excerpt(hearing.redact(text));

/** `error` of a JSON body, or the body itself where it is one short line of text. */
export function reasonOf({ body }: HttpReply): string | undefined {
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

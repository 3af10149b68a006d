import type { Redactor } from "../../model/account/redact.ts";
import type { Result } from "./result.ts";

/** Before anything is escaped: in `a\_b` nobody finds the secret `a_b` any more. */
export function redactResult(result: Result, redact: Redactor): Result {
  return mapStrings(result, redact) as Result;
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapStrings(inner, change)]));
}

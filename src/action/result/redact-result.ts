import type { Redactor } from "../../model/account/redact.ts";
import type { Result } from "./result.ts";

/** Before anything is escaped: in `a\_b` nobody finds the secret `a_b` any more. */
export function redactResult(result: Result, redact: Redactor): Result {
  return mapStrings(result, redact) as Result;
}

/** One of our own words each, that tables are asked for: a short password can be the same word. */
const ownWords: ReadonlySet<string> = new Set(["outcome", "kind", "verdict"]);

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, ownWords.has(key) ? inner : mapStrings(inner, change)]),
  );
}

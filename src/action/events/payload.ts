import { readFileSync } from "node:fs";
import { UsageError } from "../../model/outcome/errors.ts";

/** What GitHub says of an event: text of people and of strangers. */
export type Payload = Readonly<Record<string, unknown>>;

/** The event file that the runner names. @throws UsageError where it is missing or no JSON object */
export function readPayload(env: NodeJS.ProcessEnv): Payload {
  const path = env["GITHUB_EVENT_PATH"] ?? "";
  if (path === "") throw unreadable("the variable is not set");
  const value = parse(path);
  if (isPayload(value)) return value;
  throw unreadable(`${JSON.stringify(path)} holds no JSON object`);
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    const found = cause instanceof SyntaxError ? "it is not JSON" : "it cannot be read";
    throw unreadable(`${JSON.stringify(path)}: ${found}`, cause);
  }
}

const unreadable = (found: string, cause?: unknown): UsageError =>
  new UsageError(`Cannot read the event of this run from GITHUB_EVENT_PATH: ${found}; the runner writes that file`, {
    cause,
  });

/** The text at some keys; empty where there is none. */
export function textAt(payload: Payload, ...keys: readonly string[]): string {
  const value = valueAt(payload, keys);
  return typeof value === "string" ? value : "";
}

/** The number from 1 on at some keys; 0 where there is none. */
export function countAt(payload: Payload, ...keys: readonly string[]): number {
  const value = valueAt(payload, keys);
  return Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : 0;
}

const valueAt = (payload: Payload, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => (isPayload(inner) ? inner[key] : undefined), payload);

const isPayload = (value: unknown): value is Payload =>
  typeof value === "object" && value !== null && !Array.isArray(value);

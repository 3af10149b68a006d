import type { WaitReport } from "../../model/outcome/report.ts";
import { duration } from "../../model/text/duration.ts";

/** How long a run waited in all. */
export const waitedMs = (waits: readonly WaitReport[]): number =>
  waits.reduce((sum, wait) => sum + (wait.waitedMs ?? 0), 0);

/** The same for a person, and for what; empty where nothing was waited for. */
export function describeWaited(waits: readonly WaitReport[]): string {
  const waited = waits.filter((wait) => wait.waitedMs !== undefined);
  if (waited.length === 0) return "";
  const what = [...new Set(waited.map(({ endpoint }) => names.get(endpoint) ?? `the limit of ${endpoint}`))];
  return `Waited ${duration(waitedMs(waits))} for ${what.join(" and ")}`;
}

const names = new Map([
  ["any", "an answer"],
  ["global", "the limit of all requests"],
]);

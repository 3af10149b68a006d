import { duration } from "../../model/text/duration.ts";
import type { ServerReport } from "../result/result.ts";
import { prose } from "./markdown.ts";
import { describeWaited } from "./waited.ts";

/** When the service can be asked again, and how long was waited already; empty where nothing of that was. */
export function whenFree({ retryAt, retryAfterMs, waits, outcome }: ServerReport): string {
  // The same letters as in the annotation and in the output.
  const from = retryAfterMs === undefined ? "" : `, in ${duration(retryAfterMs)}`;
  const when = retryAt === undefined ? "" : `**${retryAt}** (UTC${from})`;
  const waited = describeWaited(waits);
  const parts = [
    outcome === "rate-limited" ? nothingWritten(when) : askAgain(when),
    waited === "" ? "" : `${prose(waited)}.`,
  ];
  const said = parts.filter((part) => part !== "").join(" ");
  return said === "" ? "" : `⏳ ${said}`;
}

const nothingWritten = (when: string): string =>
  when === ""
    ? "**Nothing was written.** The service named no time; a minute is its usual one."
    : `**Nothing was written.** The limit is free again at ${when}: run the job again then.`;

const askAgain = (when: string): string => (when === "" ? "" : `The server can be asked again at ${when}.`);

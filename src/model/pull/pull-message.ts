import type { Plan } from "../modules/plan.ts";
import { quoted } from "../records/quoted.ts";
import { changeLines } from "../records/record-message.ts";
import type { RecordPlace } from "../records/record-refs.ts";
import { visible } from "../text/visible-text.ts";

/** What a commit of live code says of itself. */
export interface Pulled extends RecordPlace {
  /** Of all that was live, see `modulesDigest`: what cannot be a file too. */
  readonly digest: string;
  /** From what it is based on to what was live; undefined where it is based on nothing. */
  readonly plan: Plan | undefined;
  /** Names of modules that no file can hold, and the record that keeps them. */
  readonly left: readonly string[];
  readonly record?: string | undefined;
}

/** The message of a commit of live code: for a person first, then trailers. */
export function pullMessage({ server, branch, digest, plan, left, record }: Pulled): string {
  const subject = `${visible(branch)} on ${visible(server)}: ${plan === undefined ? "as it is in the game" : `${counts(plan)} in the game`}`;
  const kept = record === undefined ? "" : `, kept as record ${record}`;
  const besides =
    left.length === 0 ? "" : `No file can hold these${kept}:\n${left.map((name) => `  ${visible(name)}`).join("\n")}`;
  const trailers = [
    `Screeps-Server: ${quoted(server)}`,
    `Screeps-Branch: ${quoted(branch)}`,
    pulledTrailer(digest),
  ].join("\n");
  const list = plan === undefined ? "" : changeLines(plan).join("\n");
  return `${[subject, list, besides, trailers].filter((part) => part !== "").join("\n\n")}\n`;
}

/** By this line the commit of live code is found again. A record has another, so that neither is taken for the other. */
export const pulledTrailer = (digest: string): string => `Screeps-Pulled: ${digest}`;

/** For example `2 changed, 1 added`. */
export function counts({ changed, added, removed }: Plan): string {
  const parts = Object.entries({ changed, added, removed }).filter(([, names]) => names.length > 0);
  return parts.map(([word, names]) => `${names.length} ${word}`).join(", ");
}

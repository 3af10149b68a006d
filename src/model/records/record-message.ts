import type { Plan } from "../modules/plan.ts";
import { visible } from "../text/visible-text.ts";
import { quoted, unquoted } from "./quoted.ts";
import { describeChange, parseChange, type RecordChange, writeChange } from "./record-change.ts";
import { describeOrigin, parseOrigin, type RecordOrigin, writeOrigin } from "./record-origin.ts";
import type { RecordPlace } from "./record-refs.ts";

/** What a record says of itself. */
export interface RecordFacts extends RecordPlace {
  /** When it was seen live. */
  readonly time: Date;
  /** See `modulesDigest`. */
  readonly digest: string;
  readonly origin: RecordOrigin;
  /** The user's name on the server, where it was asked. */
  readonly account?: string | undefined;
  /** Absent where records of two clones are joined. */
  readonly change?: RecordChange | undefined;
}

/** The message of a record's commit: for a person first, then trailers for `parseRecordMessage`. */
export function recordMessage(facts: RecordFacts & { readonly change: RecordChange }, plan: Plan): string {
  const { branch, server, origin, change } = facts;
  const isFirst = change === "first";
  const subject = `${visible(branch)} on ${visible(server)}: ${describeOrigin(origin)}${isFirst ? "" : `, ${describeChange(change)}`}`;
  return `${[subject, isFirst ? "" : changeLines(plan).join("\n"), trailersOf(facts)].filter(Boolean).join("\n\n")}\n`;
}

/** The message of a commit that joins what two clones recorded; its facts are those of the newest of these records. */
export function joinMessage(facts: RecordFacts): string {
  const { branch, server, origin } = facts;
  return `${visible(branch)} on ${visible(server)}: records of two clones joined, the newest: ${describeOrigin(origin)}\n\n${trailersOf({ ...facts, change: undefined })}\n`;
}

function trailersOf({ server, branch, account, time, digest, origin, change }: RecordFacts): string {
  const trailers = [
    `Screeps-Server: ${quoted(server)}`,
    `Screeps-Branch: ${quoted(branch)}`,
    ...(account === undefined ? [] : [`Screeps-Account: ${quoted(account)}`]),
    `Screeps-Time: ${time.toISOString()}`,
    `Screeps-Digest: ${digest}`,
    `Screeps-Origin: ${writeOrigin(origin)}`,
    ...(change === undefined ? [] : [`Screeps-Change: ${writeChange(change)}`]),
  ];
  return trailers.join("\n");
}

/** The facts in the last paragraph of a message; undefined where it is not a record's. */
export function parseRecordMessage(message: string): RecordFacts | undefined {
  const paragraph = message.trimEnd().split("\n\n").at(-1) ?? "";
  const trailers = new Map([...paragraph.matchAll(/^Screeps-(\w+): (.*)$/gm)].map(([, key, value]) => [key, value]));
  const server = unquoted(trailers.get("Server"));
  const branch = unquoted(trailers.get("Branch"));
  const account = unquoted(trailers.get("Account"));
  const time = new Date(trailers.get("Time") ?? "");
  const digest = trailers.get("Digest") ?? "";
  const origin = parseOrigin(trailers.get("Origin") ?? "");
  const sound = /^sha256:[\da-f]{64}$/.test(digest) && !Number.isNaN(time.getTime());
  if (!sound || server === undefined || branch === undefined || origin === undefined) return undefined;
  const change = parseChange(trailers.get("Change") ?? "");
  return {
    ...{ server, branch, time, digest, origin },
    ...(account === undefined ? {} : { account }),
    ...(change === undefined ? {} : { change }),
  };
}

/** What a plan changes, a module on each line. */
export function changeLines({ added, changed, removed }: Plan): string[] {
  const lines = [
    ...changed.map((name) => `  ~ ${visible(name)}`),
    ...added.map((name) => `  + ${visible(name)}`),
    ...removed.map((name) => `  - ${visible(name)}`),
  ];
  return lines.length > 50 ? [...lines.slice(0, 50), `  and ${lines.length - 50} more`] : lines;
}

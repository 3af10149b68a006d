// Covered by test/doors/records.test.ts
import { shortId } from "../../model/text/short-id.ts";
import { type LogEntry, log } from "../../sync/records/log.ts";
import { prepareAccount } from "../../sync/start/prepare.ts";
import { ago } from "../show/ago.ts";
import type { Console, Piece } from "../terminal/console.ts";
import { askedIn, type Context } from "../terminal/context.ts";
import { countFlag } from "../terminal/read-flags.ts";

/** `screeps-sync log [branches...]` */
export async function run(context: Context): Promise<number> {
  const { console, args, flags, raw } = context;
  const asked = askedIn(context, "HEAD");
  const { values, targets } = await prepareAccount(asked);
  const named = values.branch === undefined ? [] : [values.branch];
  const options = {
    // Without a server in so many words, what every server ran is shown: nothing is asked of one here.
    server:
      raw["server"] === undefined && context.env["SCREEPS_SERVER"] === undefined ? undefined : targets[0]?.server.name,
    branches: args.length > 0 ? args : named,
    limit: countFlag(flags, "limit", 30),
  };
  const entries = await log(options, asked.repository);
  if (console.options.json) console.printJson(entries);
  else if (entries.length === 0) printNone(console);
  else printLog(console, entries);
  return 0;
}

function printNone({ print }: Console): void {
  print("No records yet: nothing that was live is known here");
  print(["dim", '  "screeps-sync backup" makes one; git fetch brings those that were pushed']);
}

function printLog({ print }: Console, entries: readonly LogEntry[]): void {
  const servers = new Set(entries.map(({ server }) => server));
  const isOneServer = servers.size === 1;
  const placeName = ({ branch, server }: LogEntry): string => (isOneServer ? branch : `${branch} on ${server}`);
  const places = new Set(entries.map(placeName));
  const ages = entries.map(({ time }) => ago(time));
  const ageWidth = Math.max(0, ...ages.map((text) => text.length));
  const placeWidth = places.size > 1 ? Math.max(...[...places].map((place) => place.length)) + 2 : 0;
  if (isOneServer)
    print(["bold", places.size === 1 ? `${[...places].join()} on ${[...servers].join()}` : [...servers].join()]);
  for (const [index, entry] of entries.entries()) {
    const age = (ages[index] ?? "").padStart(ageWidth);
    const place = placeWidth === 0 ? "" : placeName(entry).padEnd(placeWidth);
    print(["yellow", `  ${shortId(entry.record)}`], ["dim", `  ${age}  `], place, ...howItCame(entry));
  }
}

function howItCame({ origin, commit, subject, change }: LogEntry): Piece[] {
  const note: Piece = ["dim", change === "" ? "" : `  ${change}`];
  switch (origin) {
    case "deploy":
      return [["green", "deployed "], ...commitPieces(commit, subject), note];
    case "restore":
      return [["magenta", "restored "], ...commitPieces(commit, subject), note];
    case "edit":
      return [["yellow", "edited in the game"], note];
    case "backup":
      return [["blue", "backed up"], note];
  }
}

const commitPieces = (commit = "", subject = ""): Piece[] => [shortId(commit), subject === "" ? "" : ` ${subject}`];

import { isAncestor } from "../../git/history/ancestry.ts";
import { findByMessage } from "../../git/history/find-commits.ts";
import { readRef } from "../../git/history/refs.ts";
import { readMark } from "../../model/modules/mark.ts";
import { modulesDigest } from "../../model/modules/modules-digest.ts";
import type { Home } from "../../model/pull/home.ts";
import { pulledTrailer } from "../../model/pull/pull-message.ts";
import { pulledRef, type RecordPlace } from "../../model/records/record-refs.ts";
import { findRecord } from "../origin/find-record.ts";
import { lastMadeLive } from "../origin/last-made-live.ts";
import type { Search } from "../origin/read-versions.ts";
import { newestRecord } from "../records/read-records.ts";
import type { Known } from "../start/configurations.ts";
import { nearestByLines } from "./nearest-lines.ts";
import { readHome } from "./read-base.ts";
import { sourceCommit } from "./record-base.ts";

/**
 * How it is known what live code is based on: it was pulled already, a record of just this code, the stamp in it, what this
 * clone last made live, the newest record; else nothing but the lines tell.
 */
export type BaseKind = "pulled" | "record" | "stamp" | "made-live" | "newest-record" | "lines";

/** The commit that live code is based on. */
export interface Base {
  readonly kind: BaseKind;
  readonly home: Home;
  /** How many lines came or went since, where only the lines tell. */
  readonly lines?: number;
}

interface Asking {
  readonly search: Search;
  readonly known: Known;
  readonly place: RecordPlace;
  readonly env: NodeJS.ProcessEnv;
}

/** The best that is known of what live code is based on; undefined where no commit here has modules. */
export async function findBase(asking: Asking): Promise<Base | undefined> {
  for (const [kind, ask] of Object.entries(sources) as [keyof typeof sources, Ask][]) {
    const home = await homeOf(asking, await ask(asking));
    if (home !== undefined) return { kind, home };
  }
  const nearest = await nearestByLines(asking.search, asking.known);
  const home = await homeOf(asking, nearest?.commit);
  return home && nearest && { kind: "lines", home, lines: nearest.lines };
}

type Ask = (asking: Asking) => Promise<string | undefined> | string | undefined;

/** In this order: each is surer than those below it. */
const sources: Readonly<Record<Exclude<BaseKind, "lines">, Ask>> = {
  // All of it but what no file can hold.
  pulled: async ({ search: { repository, modules }, known }) =>
    (await findByMessage(repository, [known.commit.oid], pulledTrailer(modulesDigest(modules))))[0],
  record: async ({ search: { repository, modules }, place }) =>
    (await findRecord(repository, place, modules))?.commit.oid,
  // Its digest fits no more, but nobody edits the commit in it.
  stamp: ({ search: { modules } }) => [...modules.values()].map((content) => readMark(content)?.commit).find(Boolean),
  "made-live": lastHere,
  "newest-record": async ({ search: { repository }, place }) => (await newestRecord(repository, place))?.commit.oid,
};

/** What this clone made live last; or what it pulled last, where that was merged since. */
async function lastHere({ search: { repository }, known, place, env }: Asking): Promise<string | undefined> {
  const made = lastMadeLive({ ...repository, env }, place);
  const pulled = await readRef(repository, pulledRef(place));
  if (pulled === undefined || !(await isAncestor(repository, pulled, known.commit.oid))) return made;
  return made !== undefined && (await isAncestor(repository, pulled, made)) ? made : pulled;
}

async function homeOf({ search, known }: Asking, oid: string | undefined): Promise<Home | undefined> {
  const commit = oid === undefined ? undefined : await sourceCommit(search.repository, oid);
  return commit === undefined ? undefined : readHome(search, known, commit);
}

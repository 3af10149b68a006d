import { listRecordRefs } from "../../git/history/refs.ts";
import type { Repository } from "../../git/process/repository.ts";
import { matching } from "../../model/glob/glob.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { describeChange } from "../../model/records/record-change.ts";
import type { RecordOrigin } from "../../model/records/record-origin.ts";
import { placeOf } from "../../model/records/record-refs.ts";
import { listRecords, type StoredRecord } from "./read-records.ts";
import { subjectsOf } from "./subjects.ts";

/** One state that was live. */
export interface LogEntry {
  readonly server: string;
  readonly branch: string;
  /** When it was seen live (ISO 8601, UTC). */
  readonly time: string;
  readonly record: string;
  readonly origin: RecordOrigin["kind"];
  /** What was deployed or restored, where that is how it came, with the first line of its message. */
  readonly commit?: string;
  readonly subject?: string;
  /** What changed against the record before, in words. */
  readonly change: string;
}

export interface LogOptions {
  /** As records name it; undefined: all servers. */
  readonly server: string | undefined;
  /** Globs on code branches; none: all. */
  readonly branches: readonly string[];
  readonly limit: number;
}

/** What was live, newest first, from the records of this repository and those fetched from its remotes. No request. */
export async function log(options: LogOptions, repository: Repository): Promise<readonly LogEntry[]> {
  const tips = await tipsOf(repository, options);
  const records = new Map<string, StoredRecord>();
  for (const tip of tips)
    for (const record of await listRecords(repository, tip, options.limit)) records.set(record.commit.oid, record);
  const newest = [...records.values()].sort((a, b) => b.facts.time.getTime() - a.facts.time.getTime());
  const shown = newest.slice(0, options.limit);
  const subjects = await subjectsOf(repository, shown);
  return shown.map((record) => describe(record, subjects));
}

async function tipsOf(repository: Repository, { server, branches }: LogOptions): Promise<readonly string[]> {
  const refs = await listRecordRefs(repository);
  const places = [...refs].flatMap(([ref, oid]) => {
    const place = placeOf(ref);
    const wanted = place !== undefined && !place.branch.startsWith("$") && (server ?? place.server) === place.server;
    return wanted ? [{ ...place, oid }] : [];
  });
  const names = places.map(({ branch }) => branch);
  const chosen = branches.length === 0 ? names : matching(names, branches);
  if (chosen.length > 0) return places.filter(({ branch }) => chosen.includes(branch)).map(({ oid }) => oid);
  if (names.length === 0) return [];
  throw new UsageError(
    `Cannot find records of ${branches.join(", ")}${server === undefined ? "" : ` on ${server}`}: there are ${[...new Set(names)].join(", ")}; "screeps-sync backup" makes one, git fetch brings those that were pushed`,
  );
}

function describe({ commit, facts }: StoredRecord, subjects: ReadonlyMap<string, string>): LogEntry {
  const how = "commit" in facts.origin ? facts.origin.commit : undefined;
  const deployed = how === undefined ? undefined : subjects.get(how);
  return {
    server: facts.server,
    branch: facts.branch,
    time: facts.time.toISOString(),
    record: commit.oid,
    origin: facts.origin.kind,
    ...(how === undefined ? {} : { commit: how }),
    ...(deployed === undefined ? {} : { subject: deployed }),
    change: facts.change === undefined ? "" : describeChange(facts.change),
  };
}

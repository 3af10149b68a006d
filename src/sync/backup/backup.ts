import type { BranchListing } from "../../api/wire.ts";
import { matching } from "../../model/glob/glob.ts";
import { endpoints } from "../../model/limits/known-limits.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { modulesLength } from "../../model/modules/modules-json.ts";
import { ServiceError, SyncError, UsageError } from "../../model/outcome/errors.ts";
import type { Outcome } from "../../model/outcome/outcome.ts";
import type { RecordOrigin } from "../../model/records/record-origin.ts";
import { beside, type RecordPlace, type RecordRemote, recordRef } from "../../model/records/record-refs.ts";
import { isBranchName } from "../../model/settings/code-branch.ts";
import type { Target } from "../account/targets.ts";
import { keptBack } from "../budget/kept-back.ts";
import { describeLimits, retryTime } from "../deploy/describe-run.ts";
import type { Fetching } from "../deploy/fetch-more.ts";
import { fetchRecords } from "../records/fetch-records.ts";
import { pushRecords } from "../records/push-records.ts";
import { newestRecord } from "../records/read-records.ts";
import { writeRecord } from "../records/record.ts";
import type { Known } from "../start/configurations.ts";
import { patiently } from "../start/patience.ts";
import type { World } from "../start/world.ts";
import { originOf } from "./backup-origin.ts";
import { inTurn, noteProgress, readProgress } from "./backup-progress.ts";
import { type BackedUp, type BackupReport, done, soFar } from "./backup-report.ts";
import { type MemoryWish, readMemory } from "./memory.ts";

export interface BackupOptions extends MemoryWish {
  readonly target: Target;
  /** Globs on the names of code branches. */
  readonly branches: readonly string[] | "all" | "active";
  /** Where records are pushed to; absent: they stay in this repository. */
  readonly recordRemote?: RecordRemote | undefined;
  /** So many of the last reads are not for this. */
  readonly reserve: number;
  /** What commits say of live code, where this repository holds the source; else every change is an edit. */
  readonly known?: Known | undefined;
}

interface Run {
  readonly options: BackupOptions;
  readonly world: World;
  readonly records: BackedUp[];
  left: readonly string[];
  active?: string | undefined;
  account?: string | undefined;
  /** What was fetched to explain live code. */
  fetching?: Fetching;
}

/** Records what the branches of one server hold, where that changed. Nothing on the server is written. */
export async function backup(options: BackupOptions, world: World): Promise<BackupReport> {
  const run: Run = { options, world, records: [], left: [] };
  try {
    run.account = await patiently(world, world.api.userName);
    const branches = await patiently(world, world.api.listBranches);
    run.active = branches.find(({ activeWorld }) => activeWorld)?.branch;
    const chosen = choose(branches, options);
    run.left = chosen.filter(isBranchName);
    await fetchAll(run);
    await keep(run, beside.branches, listOf(branches), { kind: "backup" });
    await backUpBranches(run);
    if (options.memory || options.segments.length > 0)
      await keep(run, beside.memory, await readMemory(options, world), { kind: "backup" });
    return describe(run, { outcome: "backed-up", message: done(options.target.label, run.records, chosen) });
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return describe(run, { outcome: failure.outcome, message: `${failure.message}${soFar(run)}` }, failure);
  }
}

async function backUpBranches(run: Run): Promise<void> {
  const { world, options } = run;
  const progress = await readProgress(world.repository, options.target.server.name);
  run.left = inTurn(run.left, progress);
  for (const branch of run.left) {
    const kept = await keptBack(world, endpoints.read, options.reserve, branch);
    if (kept !== undefined) throw kept;
    world.tell({ kind: "step", text: `Reading "${branch}" on ${options.target.label}` });
    const live = await patiently(world, () => world.api.getCode(branch));
    // Deleted a moment ago: its records stay.
    if (live !== undefined)
      await keep(run, branch, live.modules, await originOf(run, { branch, modules: live.modules }));
    run.left = run.left.filter((name) => name !== branch);
    await noteProgress(
      world.repository,
      options.target.server.name,
      new Map([
        ...(await readProgress(world.repository, options.target.server.name)),
        [branch, world.now().toISOString()],
      ]),
    );
  }
}

async function keep(run: Run, branch: string, modules: Modules, origin: RecordOrigin): Promise<void> {
  const { world, options, account } = run;
  const place = { server: options.target.server.name, branch };
  await checkAccount(run, place);
  const written = await writeRecord(world.repository, { place, modules, origin, time: world.now(), account });
  const pushed = options.recordRemote === undefined ? written : await pushRecords(world, options.recordRemote, place);
  const size = { modules: modules.size, bytes: modulesLength(modules) };
  run.records.push({ branch, record: pushed.commit, isNew: written.isNew, origin: origin.kind, ...size });
}

/** Another account's code on top of these records would look like a change of this one's. */
async function checkAccount({ world, options, account }: Run, place: RecordPlace): Promise<void> {
  const newest = await newestRecord(world.repository, place);
  const before = newest?.facts.account;
  if (before === undefined || account === undefined || before === account) return;
  throw new ServiceError(
    `Cannot back up "${place.branch}" on ${options.target.label}: its records are of account "${before}", and these credentials are of "${account}"; use another repository, or move the records: git update-ref -d ${recordRef(place)}`,
  );
}

function choose(branches: readonly BranchListing[], { branches: globs, target }: BackupOptions): readonly string[] {
  const names = branches.map(({ branch }) => branch);
  if (globs === "all") return names;
  if (globs === "active") return branches.filter(({ activeWorld }) => activeWorld).map(({ branch }) => branch);
  const chosen = matching(names, globs);
  if (chosen.length > 0) return chosen;
  throw new UsageError(
    `Cannot back up ${globs.join(", ")} on ${target.label}: there is no such branch; there are ${names.join(", ")}`,
  );
}

async function fetchAll({ options, world, left }: Run): Promise<void> {
  if (options.recordRemote === undefined) return;
  const names = [...left, beside.branches, beside.memory];
  await fetchRecords(
    world,
    options.recordRemote,
    names.map((branch) => ({ server: options.target.server.name, branch })),
  );
}

/** The list of branches as a record: `modules/branches.json`. */
function listOf(branches: readonly BranchListing[]): Modules {
  const list = branches.map(({ branch, activeWorld, activeSim }) => ({ branch, activeWorld, activeSim }));
  return new Map([["branches", { json: `${JSON.stringify(list, null, 2)}\n` }]]);
}

function describe(run: Run, ending: { outcome: Outcome; message: string }, failure?: SyncError): BackupReport {
  return {
    ...ending,
    server: run.options.target.label,
    ...(run.active === undefined ? {} : { active: run.active }),
    records: run.records,
    left: run.left,
    waits: run.world.patience.waits,
    limits: describeLimits(run.world.api.limits),
    ...retryTime(failure, run.world.now()),
  };
}

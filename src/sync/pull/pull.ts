import { exactPatch } from "../../git/history/show-diff.ts";
import { withQuarantine } from "../../git/process/quarantine.ts";
import { isNothing, type Modules } from "../../model/modules/modules.ts";
import { SyncError, UsageError } from "../../model/outcome/errors.ts";
import type { RecordPlace } from "../../model/records/record-refs.ts";
import { type Fetching, fetchMore } from "../deploy/fetch-more.ts";
import { noteMadeLive } from "../origin/last-made-live.ts";
import { fetchRecords } from "../records/fetch-records.ts";
import { patiently } from "../start/patience.ts";
import type { Asked, PreparedAccount } from "../start/prepare.ts";
import { bringHome } from "./bring-home.ts";
import { pullBuilt } from "./built-live.ts";
import { commitLive, dropIfHome, keepLive } from "./commit-live.ts";
import { type EditedLive, editedLive } from "./edited-live.ts";
import { keepRecord } from "./keep-record.ts";
import { openPull, type Pull, type PullWish } from "./open-pull.ts";
import {
  factsOf,
  named,
  nothingLive,
  onlyKept,
  type PullEnding,
  planned,
  reportOf,
  unchanged,
} from "./pull-endings.ts";
import type { PullReport } from "./pull-report.ts";

/**
 * Brings home what was edited in the game: live code as a commit on top of what it is based on, which git merges. One read,
 * and nothing on the server is written.
 * @param account where the door had to look at it first
 * @throws UsageError where it cannot be told what is meant
 */
export async function pull(asked: Asked, wish: PullWish, account?: PreparedAccount): Promise<PullReport> {
  const opened = await openPull(asked, wish, account);
  try {
    const { recordRemote, world } = opened;
    if (recordRemote !== undefined) await fetchRecords(world, recordRemote, [placeOf(opened)]);
    const live = await readLive(opened);
    const ending = isNothing({ branch: opened.branch, modules: live })
      ? nothingLive(opened)
      : await pullLive(opened, live);
    return reportOf(opened, ending);
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return reportOf(opened, { outcome: failure.outcome, message: failure.message }, failure);
  }
}

async function readLive({ world, branch, target }: Pull): Promise<Modules> {
  const live = await patiently(world, () => world.api.getCode(branch));
  if (live !== undefined) return live.modules;
  throw new UsageError(
    `Cannot pull "${branch}": ${target.label} has no such code branch; "screeps-sync status" lists them`,
  );
}

async function pullLive(opened: Pull, modules: Modules): Promise<PullEnding> {
  const { asked, branch, values, known, world } = opened;
  const place = placeOf(opened);
  if (values.from === "folder") return pullBuilt(opened, modules);
  const first = { values, branch, config: known?.configurations.path ?? values.config };
  const { repository } = world;
  const here = { repository, place, modules, known, first, env: asked.env, fetchMore: moreOf(opened) };
  const edited = await editedLive(here);
  if (!("home" in edited)) return { ...factsOf(edited, modules), ...(await pullEdit(opened, edited, modules)) };
  if (!values["dry-run"]) await settle(opened, edited.home);
  return unchanged(opened, edited.home);
}

/** Where a door has a remote: its records, and what the clone does not have of its history. */
function moreOf({ world, recordRemote, known }: Pull): () => Promise<boolean> {
  if (recordRemote === undefined || known === undefined) return async () => false;
  const fetching: Fetching = { ...recordRemote, commit: known.commit.oid, done: "nothing" };
  return async () => (await fetchMore(world, fetching)) === "more";
}

const placeOf = ({ target, branch }: Pull): RecordPlace => ({ server: target.server.name, branch });

/** What is live is known to be at home: what is edited from now on is based on it. */
async function settle(opened: Pull, commit: string): Promise<void> {
  const { asked, world } = opened;
  noteMadeLive({ directory: world.repository.directory, env: asked.env }, placeOf(opened), commit);
  await dropIfHome({ ...world.repository, signal: undefined }, placeOf(opened));
}

async function pullEdit(opened: Pull, edited: EditedLive, modules: Modules): Promise<PullEnding> {
  const { wish, values, world } = opened;
  const about = { place: placeOf(opened), modules, time: world.now() };
  if (values["dry-run"]) return planEdit(opened, edited, about);
  const record = edited.put.left.length === 0 ? undefined : await keepRecord(opened, modules);
  const told = record === undefined ? {} : { record };
  if (record !== undefined && edited.put.edits.length === 0) return { ...onlyKept(opened, edited, record), ...told };
  const commit = await keepLive(world.repository, edited, { ...about, record });
  const shown = wish.patch ? { patch: await exactPatch(world.repository, edited.base?.commit, commit) } : {};
  if (wish.how === "name") return { ...named(opened, edited, commit), ...told, ...shown };
  const ending = await bringHome(opened, wish.how, edited, commit);
  if (ending.outcome === "pulled") await settle(opened, commit);
  return { ...ending, ...told, ...shown };
}

/** What would be written goes to a folder that is deleted at once. */
async function planEdit(
  opened: Pull,
  edited: EditedLive,
  about: Parameters<typeof commitLive>[2],
): Promise<PullEnding> {
  if (!opened.wish.patch) return planned(opened, edited);
  return withQuarantine(opened.world.repository, async (quarantined) => {
    const commit = await commitLive(quarantined, edited, about);
    return { ...planned(opened, edited), patch: await exactPatch(quarantined, edited.base?.commit, commit) };
  });
}

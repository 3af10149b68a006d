// Covered by test/sync/console/follow.test.ts
import { listTree } from "../../git/objects/ls-tree.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { objectFormat } from "../../model/modules/tree.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import { type FileText, findMap } from "../../model/places/find-map.ts";
import { matchFiles } from "../../model/places/match-files.ts";
import { type Locator, locator } from "../../model/places/place-of.ts";
import { explainAnywhere } from "../origin/explain-anywhere.ts";
import { readMaps } from "../places/read-maps.ts";
import type { Known } from "../start/configurations.ts";
import type { World } from "../start/world.ts";

/** The code that runs while somebody follows the console, and what finds its errors in a commit. */
export interface RunningCode {
  /** Undefined where nothing is known of it. One read of the code each time that it changed, and none before an error. */
  readonly locate: () => Promise<Locator | undefined>;
  /** It may have changed. */
  readonly changed: () => void;
  readonly ticked: () => void;
}

export interface RunningOptions {
  readonly world: World;
  /** Where it may be from. */
  readonly known: Known;
  /** Where a build writes what is deployed. */
  readonly source: string | undefined;
  /** Told why errors are not found, or not all of them. */
  readonly onUnplaced: (why: string) => void;
}

export function followCode(options: RunningOptions): RunningCode {
  let opened: Promise<Locator | undefined> | undefined;
  let ticksToCome = 0;
  return {
    locate: () => {
      opened ??= open(options);
      return opened;
    },
    // The tick in flight still runs the code before it, and its error comes after the frame of that tick.
    changed: () => {
      ticksToCome = opened === undefined ? 0 : 2;
    },
    ticked: () => {
      if (ticksToCome > 0 && --ticksToCome === 0) opened = undefined;
    },
  };
}

async function open(options: RunningOptions): Promise<Locator | undefined> {
  try {
    return await openLive(options);
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    // An error without a place is worth more than none: until the code changes again nothing more is asked.
    options.onUnplaced(failure.message);
    return undefined;
  }
}

async function openLive({ world, known, source, onUnplaced }: RunningOptions): Promise<Locator | undefined> {
  const { repository, api } = world;
  const live = await api.getCode("$activeWorld");
  if (live === undefined) return undefined;
  const { modules } = live;
  const { commit } = await explainAnywhere(repository, known, live);
  if (commit === undefined)
    onUnplaced("what runs is no commit of this repository; places are told of the files that are the same here");
  const entries = await listTree(repository, commit ?? known.commit.oid);
  const files = matchFiles(modules, entries, objectFormat(known.commit));
  const paths = new Set(entries.map(({ path }) => path));
  const chosen = new Set(files.map(({ path }) => path));
  const beside = await readMaps(repository, { entries, chosen, pathOf: (path) => path });
  const built = builtFiles(modules, new Set(files.map(({ name }) => name)), source);
  return locator({ files: [...files, ...built], modules, beside, has: (path) => paths.has(path) });
}

/** What a bundler made is in no commit; its map names files that are. */
function builtFiles(modules: Modules, matched: ReadonlySet<string>, source: string | undefined): FileText[] {
  return [...modules].flatMap(([name, content]) => {
    if (typeof content !== "string" || matched.has(name)) return [];
    const file = {
      name,
      path: source === undefined ? `${name}.js` : `${source}/${name}.js`,
      bytes: Buffer.from(content),
    };
    return findMap(file, { modules, beside: new Map() }) === undefined ? [] : [file];
  });
}

// Covered by test/sync/source/preflight-repositories.test.ts
import type { Repository } from "../../git/process/repository.ts";
import type { CheckLevels } from "../../model/checks/checks.ts";
import { checkSize } from "../../model/checks/preflight.ts";
import type { Layout, LayoutSetting } from "../../model/modules/layout.ts";
import { buildModules, type CommittedModules, type ModuleFile } from "../../model/modules/module-files.ts";
import { type Modules, sameContent } from "../../model/modules/modules.ts";
import { type Selection, selectEntries } from "../../model/modules/source.ts";
import { sourceMapEntries } from "../../model/modules/source-map.ts";
import type { Stamp } from "../../model/modules/stamp.ts";
import type { Commit, TreeEntry } from "../../model/modules/tree.ts";
import type { Finding } from "../../model/outcome/finding.ts";
import type { Note } from "../../model/outcome/note.ts";
import type { BuildWish } from "../../model/settings/may-build.ts";
import type { NameSetting } from "../../model/text/told.ts";
import type { AskToBuild } from "../account/agreed-build.ts";
import { describeUncommitted, explainUncommitted } from "../start/uncommitted-config.ts";
import { addGenerated } from "./add-generated.ts";
import { type Built, buildTree } from "./build-tree.ts";
import { checkSource } from "./check-source.ts";
import type { CodeFindings } from "./code-findings.ts";
import { factsCacheFile } from "./facts-cache.ts";
import { inFolder, type Listed, listSource } from "./list-source.ts";
import { readFiles } from "./read-files.ts";
import { compareRebuild } from "./rebuild.ts";
import { isError, refuse } from "./refuse.ts";

export interface SourceOptions extends Selection {
  /** Folder of the commit; absent: where the only main.js is. */
  readonly source?: string | undefined;
  /** Present where the modules are build output in the work tree, and not in the commit. */
  readonly folder?: { readonly build: BuildWish | undefined } | undefined;
  /** Present where the commit's own modules are to be compared with a fresh build of them. */
  readonly rebuild?: { readonly build: BuildWish | undefined } | undefined;
  readonly ask?: AskToBuild | undefined;
  readonly layout: LayoutSetting;
  /** How a person at the door calls a setting. */
  readonly nameOf: NameSetting;
  readonly refuseCaseClash: boolean;
  readonly levels: CheckLevels;
  readonly sourceMaps: boolean;
  readonly stamp?: Pick<Stamp, "name" | "ref" | "time"> | undefined;
  /** A configuration that is not committed yet, and so says nothing here. */
  readonly uncommitted?: string | undefined;
  /** Of the person or the runner: where caches are, and what a build may see. */
  readonly env: NodeJS.ProcessEnv;
}

export interface CommittedSource extends CommittedModules {
  readonly source: string;
  /** Everything in the source folder, modules or not, with paths below it. */
  readonly entries: readonly TreeEntry[];
  readonly files: readonly ModuleFile[];
  /** How the files are named. */
  readonly layout: Layout;
  /** What preflight found and did not refuse. */
  readonly findings: readonly Finding[];
  /** What a person should know of how the modules came to be. */
  readonly notes: readonly Note[];
  readonly built?: Built;
  /**
   * Present where the engine was not asked yet whether the code is JavaScript: asks it about what is not live already.
   * @throws PreflightError
   */
  readonly checkNew?: (live: Modules) => Promise<CommittedSource>;
}

/** From a commit to the modules it wants live, checked.
 * @throws PreflightError with one finding for each thing that the game would lose or refuse
 */
export async function readModules(
  repository: Repository,
  commit: Commit,
  options: SourceOptions,
): Promise<CommittedSource> {
  return checkNew(await readSource(repository, commit, options));
}

/** The engine is asked about what is not live already, where it was not asked yet. @throws PreflightError */
export const checkNew = async (wanted: CommittedSource, live: Modules = new Map()): Promise<CommittedSource> =>
  (await wanted.checkNew?.(live)) ?? wanted;

/** The same, checked in everything but what `checkNew` asks the engine. */
export async function readSource(
  repository: Repository,
  commit: Commit,
  options: SourceOptions,
): Promise<CommittedSource> {
  const built = options.folder && (await buildTree(repository, commit, { ...options, ...options.folder }));
  const listed = await listSource(repository, commit, { source: options.source, tree: built?.tree }).catch(
    (failure: unknown) => {
      throw explainUncommitted(failure, options.uncommitted);
    },
  );
  const checked = await readChecked(repository, commit, options, listed);
  const beside = options.uncommitted === undefined ? [] : [describeUncommitted(options.uncommitted)];
  const early = [...checked.findings, ...beside];
  // One error ends it: then the engine is asked at once, so that all is told together.
  if (early.some(isError)) refuse(commit, [...early, ...((await checked.askEngine?.(() => true)) ?? [])]);
  const committed = addGenerated(buildModules(checked.files), checked.maps, commit, built, options);
  const findings = [...early, ...checkSize(committed.modules, options.levels)];
  refuse(commit, findings);
  const { files, layout } = checked;
  const notes = [...(built === undefined ? [] : [built.note]), ...checked.notes];
  const wanted = { ...committed, ...listed, files, layout, findings, notes, ...(built && { built }) };
  return checkedLater(commit, wanted, checked.askEngine);
}

/** The files that become modules, named and looked at. */
async function readChecked(
  repository: Repository,
  commit: Commit,
  options: SourceOptions,
  { source, entries }: Listed,
) {
  const { files: chosen, notFiles } = selectEntries(entries, options);
  if (options.rebuild !== undefined) {
    const rebuilt = { ...options, ...options.rebuild, source, entries: chosen, selection: options };
    refuse(commit, await compareRebuild(repository, commit, rebuilt));
  }
  const maps = options.sourceMaps ? sourceMapEntries(entries, chosen) : [];
  const read = await readFiles(repository, [...chosen, ...maps], (path) => inFolder(source, path));
  return checkSource({
    files: read.slice(0, chosen.length),
    maps: read.slice(chosen.length),
    notFiles: notFiles.map((entry) => ({ ...entry, path: inFolder(source, entry.path) })),
    cacheFile: factsCacheFile(options.env, repository.directory, source),
    options,
  });
}

/** What is live has run there: its code needs no parser. @param askEngine absent where nothing is left to be asked */
function checkedLater(commit: Commit, wanted: CommittedSource, askEngine: CodeFindings["askEngine"]): CommittedSource {
  if (askEngine === undefined) return wanted;
  const checkNew = async (live: Modules): Promise<CommittedSource> => {
    const isNew = ({ name }: ModuleFile) => !sameContent(live.get(name), wanted.modules.get(name));
    const findings = [...wanted.findings, ...(await askEngine(isNew))];
    refuse(commit, findings, "written");
    return { ...wanted, findings };
  };
  return { ...wanted, checkNew };
}

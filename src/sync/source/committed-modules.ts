// Covered by test/sync/source/preflight-repositories.test.ts
import type { Repository } from "../../git/process/repository.ts";
import type { CheckLevels } from "../../model/checks/checks.ts";
import { checkSize } from "../../model/checks/preflight.ts";
import type { Layout, LayoutSetting } from "../../model/modules/layout.ts";
import { buildModules, type CommittedModules, type ModuleFile } from "../../model/modules/module-files.ts";
import { type Selection, selectEntries } from "../../model/modules/source.ts";
import { sourceMapEntries } from "../../model/modules/source-map.ts";
import type { Stamp } from "../../model/modules/stamp.ts";
import type { Commit, TreeEntry } from "../../model/modules/tree.ts";
import { PreflightError } from "../../model/outcome/errors.ts";
import { type Finding, isTold } from "../../model/outcome/finding.ts";
import type { Note } from "../../model/outcome/note.ts";
import type { BuildWish } from "../../model/settings/may-build.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { NameSetting } from "../../model/text/told.ts";
import type { AskToBuild } from "../account/agreed-build.ts";
import { describeUncommitted, explainUncommitted } from "../start/uncommitted-config.ts";
import { addGenerated } from "./add-generated.ts";
import { type Built, buildTree } from "./build-tree.ts";
import { checkSource } from "./check-source.ts";
import { factsCacheFile } from "./facts-cache.ts";
import { inFolder, listSource } from "./list-source.ts";
import { readFiles } from "./read-files.ts";
import { compareRebuild } from "./rebuild.ts";

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
}

/** From a commit to the modules it wants live, checked.
 * @throws PreflightError with one finding for each thing that the game would lose or refuse
 */
export async function readModules(
  repository: Repository,
  commit: Commit,
  options: SourceOptions,
): Promise<CommittedSource> {
  const built = options.folder && (await buildTree(repository, commit, { ...options, ...options.folder }));
  const { source, entries } = await listSource(repository, commit, { source: options.source, tree: built?.tree }).catch(
    (failure: unknown) => {
      throw explainUncommitted(failure, options.uncommitted);
    },
  );
  const { files: chosen, notFiles } = selectEntries(entries, options);
  if (options.rebuild !== undefined) {
    const rebuilt = { ...options, ...options.rebuild, source, entries: chosen, selection: options };
    refuse(commit, await compareRebuild(repository, commit, rebuilt));
  }
  const maps = options.sourceMaps ? sourceMapEntries(entries, chosen) : [];
  const read = await readFiles(repository, [...chosen, ...maps], (path) => inFolder(source, path));
  const checked = await checkSource({
    files: read.slice(0, chosen.length),
    maps: read.slice(chosen.length),
    notFiles: notFiles.map((entry) => ({ ...entry, path: inFolder(source, entry.path) })),
    cacheFile: factsCacheFile(options.env, repository.directory, source),
    options,
  });
  const beside = options.uncommitted === undefined ? [] : [describeUncommitted(options.uncommitted)];
  refuse(commit, [...checked.findings, ...beside]);
  const committed = addGenerated(buildModules(checked.files), checked.maps, commit, built, options);
  const findings = [...checked.findings, ...beside, ...checkSize(committed.modules, options.levels)];
  refuse(commit, findings);
  const { files, layout } = checked;
  const notes = [...(built === undefined ? [] : [built.note]), ...checked.notes];
  return { ...committed, source, entries, files, layout, findings, notes, ...(built === undefined ? {} : { built }) };
}

/** Warnings stay in the report; one error is enough to end it. */
function refuse(commit: Commit, findings: readonly Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === "error");
  const [first] = errors;
  if (first === undefined) return;
  const line = first.line === undefined ? "" : `:${first.line}`;
  const only = `${first.path === undefined ? "" : `${first.path}${line} `}${first.message}`;
  const isOnly = errors.length === 1;
  const found = isOnly ? only : `${errors.length} problems with its modules`;
  throw new PreflightError(
    `Cannot deploy ${shortId(commit.oid)}: ${found}; nothing was sent`,
    isOnly ? findings.map((finding) => (finding === first ? { ...first, [isTold]: true } : finding)) : findings,
  );
}

import { listTree } from "../git/ls-tree.ts";
import { readBlobs } from "../git/read-blobs.ts";
import type { Repository } from "../git/repository.ts";
import { PreflightError } from "../model/errors.ts";
import type { Finding } from "../model/finding.ts";
import { type Layout, moduleName } from "../model/layout.ts";
import { buildModules, type CommittedModules, type ModuleFile } from "../model/module-files.ts";
import { checkFiles, checkSize } from "../model/preflight.ts";
import { detectSource, type Selection, selectEntries } from "../model/source.ts";
import type { Commit, TreeEntry } from "../model/tree.ts";

export interface SourceOptions extends Selection {
  /** Folder of the commit; absent: where the only main.js is. */
  readonly source?: string | undefined;
  readonly layout: Layout;
  readonly refuseCaseClash: boolean;
}

export interface CommittedSource extends CommittedModules {
  readonly source: string;
  /** Everything in the source folder, modules or not, with paths below it. */
  readonly entries: readonly TreeEntry[];
  readonly files: readonly ModuleFile[];
}

/** From a commit to the modules it wants live, checked.
 * @throws PreflightError with one finding for each file that the game would lose or refuse
 */
export async function readModules(
  repository: Repository,
  commit: Commit,
  options: SourceOptions,
): Promise<CommittedSource> {
  const { source, entries } = await listSource(repository, commit, options.source);
  const { files: chosen, notFiles } = selectEntries(entries, options);
  const inSource = (path: string) => (source === "" ? path : `${source}/${path}`);
  const files = await readFiles(repository, chosen, options.layout, inSource);
  const links = notFiles.map((entry) => ({ ...entry, path: inSource(entry.path) }));
  refuse(commit, checkFiles(files, links, options));
  const committed = buildModules(files);
  refuse(commit, checkSize(committed.modules));
  return { ...committed, source, entries, files };
}

async function listSource(repository: Repository, commit: Commit, source: string | undefined) {
  if (source !== undefined) {
    const folder = source.replaceAll(/^(?:\.?\/)+|\/+$|^\.$/g, "");
    return { source: folder, entries: await listTree(repository, commit.oid, folder) };
  }
  const all = await listTree(repository, commit.oid, "");
  const folder = detectSource(
    all.map((entry) => entry.path),
    commit.oid.slice(0, 7),
  );
  return { source: folder, entries: below(all, folder) };
}

function below(entries: readonly TreeEntry[], folder: string): TreeEntry[] {
  if (folder === "") return [...entries];
  const inside = entries.filter((entry) => entry.path.startsWith(`${folder}/`));
  return inside.map((entry) => ({ ...entry, path: entry.path.slice(folder.length + 1) }));
}

async function readFiles(
  repository: Repository,
  entries: readonly TreeEntry[],
  layout: Layout,
  inSource: (path: string) => string,
) {
  const oids = [...new Set(entries.map((entry) => entry.oid))];
  const blobs = oids.length === 0 ? new Map<string, Buffer>() : await readBlobs(repository, oids);
  return entries.map(({ path, oid }): ModuleFile => {
    const bytes = blobs.get(oid);
    if (bytes === undefined) throw new Error(`No bytes were read for ${path} (${oid})`);
    return { path: inSource(path), name: moduleName(path, layout), oid, bytes };
  });
}

function refuse(commit: Commit, findings: readonly Finding[]): void {
  const [first, ...others] = findings;
  if (first === undefined) return;
  const only = `${first.path === undefined ? "" : `${first.path} `}${first.message}`;
  const found = others.length === 0 ? only : `${findings.length} problems with its modules`;
  throw new PreflightError(`Cannot deploy ${commit.oid.slice(0, 7)}: ${found}; nothing was sent`, findings);
}

// Covered by test/sync/source/built-code.test.ts
import { readWorkTree } from "../../git/clone/work-tree.ts";
import { listTree } from "../../git/objects/ls-tree.ts";
import { writeTree } from "../../git/objects/write-tree.ts";
import type { Repository } from "../../git/process/repository.ts";
import { planWrite } from "../../model/modules/plan.ts";
import { type Selection, selectEntries } from "../../model/modules/source.ts";
import type { Commit, TreeEntry } from "../../model/modules/tree.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { Finding } from "../../model/outcome/finding.ts";
import type { BuildWish } from "../../model/settings/may-build.ts";
import { setting, told } from "../../model/text/told.ts";
import { type AskToBuild, agreedCommand } from "../account/agreed-build.ts";
import { checkWorkTree } from "./build-tree.ts";
import { inFolder } from "./list-source.ts";
import { readFolder } from "./read-folder.ts";
import { runBuild } from "./run-build.ts";

interface Bundle {
  /** Its folder, from the repository root. */
  readonly source: string;
  /** What is committed of it as modules. */
  readonly entries: readonly TreeEntry[];
  readonly selection: Selection;
  readonly build: BuildWish | undefined;
  readonly ask?: AskToBuild | undefined;
  readonly env: NodeJS.ProcessEnv;
}

/** A committed bundle beside what its build makes now: one finding for each file that is not the same, byte for byte. */
export async function compareRebuild(repository: Repository, commit: Commit, bundle: Bundle): Promise<Finding[]> {
  const { source, entries, selection, build, ask, env } = bundle;
  if (build === undefined)
    throw new UsageError(told`Cannot rebuild: no command is known; name it with ${setting("build")} or "build:"`);
  const work = await readWorkTree(repository, source);
  checkWorkTree(commit, work, { mustBeClean: "to compare with a build of it" });
  const command = await agreedCommand(repository, build, ask);
  await runBuild({ ...repository, command, root: work.root, env });
  const tree = await writeTree(repository, await readFolder(work.root, source));
  const fresh = selectEntries(await listTree(repository, tree, source), selection).files;
  const { added, changed, removed } = planWrite(idsOf(entries), idsOf(fresh));
  const about = (paths: readonly string[], message: string) =>
    paths.map((path): Finding => ({ severity: "error", path: inFolder(source, path), message }));
  return [
    ...about(changed, `is not what "${command}" makes of this commit: commit the fresh build`),
    ...about(added, `is made by "${command}" and not committed: commit the fresh build`),
    ...about(removed, `is committed, and "${command}" does not make it: remove it, or exclude it`),
  ];
}

const idsOf = (entries: readonly TreeEntry[]): Map<string, string> =>
  new Map(entries.map(({ path, oid }) => [path, oid]));

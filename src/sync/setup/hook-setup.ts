// Covered by test/doors/hook/install.test.ts
import {
  type ConfigSection,
  pushDefault,
  readSection,
  remoteNames,
  replaceSection,
} from "../../git/clone/local-config.ts";
import { lookUp } from "../../git/objects/look-up.ts";
import type { Repository } from "../../git/process/repository.ts";
import { UsageError } from "../../model/outcome/errors.ts";

/** Section of the git configuration of a clone in which the installed hook finds all that it does. */
export const hookSection = "screeps-sync";

/** The remote to deploy pushes to: the one asked for, git's own `remote.pushDefault`, `origin`, or the only one. */
export async function chooseRemote(repository: Repository, asked: string | undefined): Promise<string> {
  const names = await remoteNames(repository);
  if (asked !== undefined && (names.includes(asked) || asked.includes("/"))) return asked;
  const found = names.length === 0 ? "there is none" : `there are ${names.join(", ")}`;
  if (asked !== undefined) throw new UsageError(`Cannot find remote "${asked}": ${found}; git remote add makes one`);
  const usual = await pushDefault(repository);
  if (usual !== undefined && names.includes(usual)) return usual;
  if (names.includes("origin") || names.length === 0) return "origin";
  if (names.length === 1 && names[0] !== undefined) return names[0];
  throw new UsageError(`Cannot tell which remote's pushes are to be deployed: ${found}; choose one with --remote`);
}

/** Id of the configuration file as HEAD has it: while it stays, so do the rules. `none` where there is none. */
export async function configBlob(repository: Repository, path: string): Promise<string> {
  const [object] = await lookUp(repository, [`HEAD:${path}`]);
  return object?.oid ?? "none";
}

export async function readHookSettings(repository: Repository): Promise<ReadonlyMap<string, string>> {
  return new Map(await readSection(repository, hookSection));
}

/** What the installed hook reads at each push. Nothing: it does nothing. */
export async function writeHookSettings(repository: Repository, entries: ConfigSection): Promise<void> {
  await replaceSection(repository, hookSection, entries);
}

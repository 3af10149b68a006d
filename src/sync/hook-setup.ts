import { access, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { hooksFolder } from "../git/hooks-folder.ts";
import { type ConfigSection, readSection, remoteNames, replaceSection } from "../git/local-config.ts";
import { lookUp } from "../git/look-up.ts";
import type { Repository } from "../git/repository.ts";
import { topLevel } from "../git/tracked.ts";
import { UsageError } from "../model/errors.ts";

/** What runs the hooks of a repository, and the file that says so. */
export interface HookPlace {
  /** `lefthook` and `pre-commit` write the hook anew from a file of their own: there our line has to stand. */
  readonly kind: "husky" | "git" | "lefthook" | "pre-commit";
  readonly file: string;
  /** What else has to be done before the hook runs. */
  readonly note?: string;
}

const section = "screeps-sync";

/** Where the pre-push hook of this repository belongs. @throws UsageError outside of a repository */
export async function findHookPlace(repository: Repository): Promise<HookPlace> {
  const folder = await hooksFolder(repository);
  const top = await topLevel(repository);
  const manager = top === undefined ? undefined : await findManager(top);
  if (manager !== undefined) return manager;
  const husky = await huskyFolder(folder, top);
  if (husky !== undefined) return { kind: "husky", file: join(husky, "pre-push"), ...(await huskyNote(folder)) };
  return { kind: "git", file: join(folder, "pre-push") };
}

const managers = [
  { kind: "lefthook", files: ["lefthook.yml", "lefthook.yaml", ".lefthook.yml", ".lefthook.yaml"] },
  { kind: "pre-commit", files: [".pre-commit-config.yaml", ".pre-commit-config.yml"] },
] as const;

async function findManager(top: string): Promise<HookPlace | undefined> {
  for (const { kind, files } of managers) {
    for (const file of files) if (await exists(join(top, file))) return { kind, file };
  }
  return undefined;
}

/** Husky sets core.hooksPath to `.husky/_`, from where it runs the file beside that folder. */
async function huskyFolder(hooks: string, top: string | undefined): Promise<string | undefined> {
  if (/[/\\]\.husky[/\\]_$/.test(hooks)) return dirname(hooks);
  if (top === undefined || !(await exists(join(top, ".husky")))) return undefined;
  // Cloned, and `npm install` has not set core.hooksPath yet.
  const manifest = await readFile(join(top, "package.json"), "utf8").catch(() => "");
  return /"husky"\s*:/.test(manifest) ? join(top, ".husky") : undefined;
}

/** `.husky/_` is not committed: in a fresh clone and in a linked work tree git finds no hook there, and says nothing. */
async function huskyNote(hooks: string): Promise<{ readonly note?: string }> {
  if (await exists(join(hooks, "pre-push"))) return {};
  return { note: `husky is not set up in this work tree, and git skips its hooks silently: run npm install here` };
}

/** The remote to deploy pushes to: the one asked for, `origin`, or the only one. */
export async function chooseRemote(repository: Repository, asked: string | undefined): Promise<string> {
  const names = await remoteNames(repository);
  if (asked !== undefined && (names.includes(asked) || asked.includes("/"))) return asked;
  const found = names.length === 0 ? "there is none" : `there are ${names.join(", ")}`;
  if (asked !== undefined) throw new UsageError(`Cannot find remote "${asked}": ${found}; git remote add makes one`);
  if (names.includes("origin") || names.length === 0) return "origin";
  if (names.length === 1 && names[0] !== undefined) return names[0];
  throw new UsageError(`Cannot tell which remote's pushes are to be deployed: ${found}; choose one with --remote`);
}

/** Id of the configuration file as HEAD has it: while it stays, so do the rules. Empty where there is none. */
export async function configBlob(repository: Repository, path: string): Promise<string> {
  const [object] = await lookUp(repository, [`HEAD:${path}`]);
  return object?.oid ?? "";
}

export async function readHookSettings(repository: Repository): Promise<ReadonlyMap<string, string>> {
  return new Map(await readSection(repository, section));
}

/** What the installed hook reads at each push. Nothing: it does nothing. */
export async function writeHookSettings(repository: Repository, entries: ConfigSection): Promise<void> {
  await replaceSection(repository, section, entries);
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

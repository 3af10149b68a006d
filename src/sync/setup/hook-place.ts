// Covered by test/doors/hook/install.test.ts
import { access, readFile } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, relative } from "node:path";
import { type HookFolders, hookFolders } from "../../git/clone/hooks-folder.ts";
import type { Repository } from "../../git/process/repository.ts";

/** What runs the hooks of a repository, and where ours belongs. */
export interface HookPlace {
  /** `lefthook` writes the hook anew from files of its own: there our lines have to stand. */
  readonly kind: "husky" | "git" | "lefthook";
  readonly file: string;
  /** Where a hook of ours may lie from before, or was moved to by somebody else. */
  readonly others: readonly string[];
  /** Other clones may look for their hooks in the same folder. */
  readonly shared: boolean;
  /** Top of the work tree; undefined in a bare repository. */
  readonly top: string | undefined;
  /** What else has to be done before the hook runs. */
  readonly note?: string;
}

/** Where the pre-push hook of this repository belongs. @throws UsageError outside of a repository */
export async function findHookPlace(repository: Repository): Promise<HookPlace> {
  const folders = await hookFolders(repository);
  const { top } = folders;
  const husky = await huskyFolder(folders, top);
  const main = await mainPlace(folders, top, husky);
  // lefthook puts a hook that is there aside as `.old`, pre-commit as `.legacy`, which it runs.
  const usual = [folders.used, folders.own].flatMap((folder) =>
    ["", ".legacy", ".old"].map((end) => join(folder, `pre-push${end}`)),
  );
  const candidates = [...usual, ...(top === undefined ? [] : [join(top, ".husky/pre-push")])];
  const others = [...new Set(candidates)].filter((file) => file !== main.file);
  const shared = [folders.repository, top].every((folder) => folder === undefined || !isInside(main.file, folder));
  return { ...main, others, shared, top };
}

async function mainPlace({ used }: HookFolders, top: string | undefined, husky: string | undefined) {
  if (top !== undefined && (await usesLefthook(top)))
    return { kind: "lefthook", file: join(top, "lefthook-local.yml") } as const;
  if (husky === undefined) return { kind: "git", file: join(used, "pre-push") } as const;
  return { kind: "husky", file: join(husky, "pre-push"), ...(await huskyNote(used)) } as const;
}

async function usesLefthook(top: string): Promise<boolean> {
  const names = ["lefthook", ".lefthook", ".config/lefthook"];
  const files = names.flatMap((name) => ["yml", "yaml", "json", "jsonc", "toml"].map((end) => `${name}.${end}`));
  return (await Promise.all(files.map((file) => exists(join(top, file))))).includes(true);
}

/** Husky sets core.hooksPath to `.husky/_`, from where it runs the file beside that folder. */
async function huskyFolder({ used, own }: HookFolders, top: string | undefined): Promise<string | undefined> {
  if (/[/\\]\.husky[/\\]_$/.test(used)) return dirname(used);
  if (basename(used) === "_" && (await exists(join(used, "h")))) return dirname(used);
  // Cloned, and husky has not set core.hooksPath yet: it will, and git then looks nowhere else.
  if (top === undefined || used !== own || !(await namesHusky(top))) return undefined;
  return join(top, ".husky");
}

/** Before its version 5 husky wrote into git's own folder, where we are as well. */
async function namesHusky(top: string): Promise<boolean> {
  const manifest = await readFile(join(top, "package.json"), "utf8").catch(() => "");
  const [, version] = /"husky"\s*:\s*"([^"]*)"/.exec(manifest) ?? [];
  return version !== undefined && Number(/\d+/.exec(version)?.[0] ?? 9) >= 5;
}

/** `.husky/_` is not committed: in a fresh clone and in a linked work tree git finds no hook there, and says nothing. */
async function huskyNote(used: string): Promise<{ readonly note?: string }> {
  if (await exists(join(used, "h"))) return {};
  return { note: "husky is not set up in this work tree, and git skips its hooks silently: run npx husky here" };
}

function isInside(file: string, folder: string): boolean {
  const way = relative(folder, file);
  return !isAbsolute(way) && way.split(/[/\\]/)[0] !== "..";
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

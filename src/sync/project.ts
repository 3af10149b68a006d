import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Repository } from "../git/repository.ts";
import { topLevel } from "../git/tracked.ts";
import { headBranch, workTreeFiles } from "../git/work-tree-files.ts";
import { SyncError, UsageError } from "../model/errors.ts";
import type { Layout } from "../model/layout.ts";
import { detectSource } from "../model/source.ts";
import { readModules } from "./committed-modules.ts";
import { readCredentialsFiles } from "./credential-files.ts";
import { type Asked, prepare } from "./prepare.ts";
import { sourceOptions } from "./source-options.ts";
import type { Book } from "./targets.ts";

/** Something that was found out, and what shows it. */
export interface Found<T> {
  readonly value: T;
  readonly why: string;
}

/** What `init` can tell of a project without a question. */
export interface Project {
  readonly top: string;
  readonly source?: Found<string>;
  /** Present where the modules are built, and not committed. */
  readonly build?: Found<string>;
  readonly layout?: Found<Layout>;
  /** The git branch that is checked out. */
  readonly gitBranch: string;
  /** Servers that the user's own credentials file names. */
  readonly servers: readonly string[];
  /** The code branch that another tool's file names. */
  readonly codeBranch?: Found<string>;
}

/** Looks at the work tree, the commit, and the user's credentials file; sends nothing. @throws UsageError outside of a repository */
export async function lookAtProject(repository: Repository, asked: Asked): Promise<Project> {
  const top = await topLevel(repository);
  if (top === undefined)
    throw new UsageError("Cannot set up a project here: this is not a git work tree; git init makes one");
  const paths = await workTreeFiles(repository, top);
  const [source, build] = await sourceOf(paths, top);
  const book = await readCredentialsFiles(repository, asked.env);
  return {
    top,
    ...optional("source", source),
    ...optional("build", build),
    ...optional("layout", source === undefined || build !== undefined ? undefined : await layoutOf(repository, asked)),
    gitBranch: (await headBranch(repository)) ?? "main",
    servers: [...new Set(book.map(({ name }) => name))],
    ...optional("codeBranch", codeBranchOf(book)),
  };
}

async function sourceOf(paths: readonly string[], top: string): Promise<[Found<string>?, Found<string>?]> {
  try {
    const folder = detectSource(paths, "this project");
    return [{ value: folder === "" ? "." : folder, why: "the only main.js is there" }];
  } catch (failure) {
    if (!(failure instanceof UsageError)) throw failure;
  }
  const main = paths.find((path) => /(?:^|\/)main\.ts$/.test(path));
  const manifest = await readFile(join(top, "package.json"), "utf8").catch(() => "");
  if (main === undefined || !/"build"\s*:/.test(manifest)) return [];
  return [
    { value: "dist", why: `${main} is compiled, and dist is where most builds write` },
    { value: "npm run build", why: "package.json has a script of that name" },
  ];
}

/** Only a commit has modules to read; before the first one, the layout is found out at each deploy. */
async function layoutOf(repository: Repository, asked: Asked): Promise<Found<Layout> | undefined> {
  try {
    const prepared = await prepare(repository, { ...asked, withoutServer: true });
    const { layout, files } = await readModules(repository, prepared.commit, sourceOptions(asked, prepared));
    const inFolders = files.some(({ name, path }) => path.split("/").length > 2 && name !== "main");
    return { value: layout, why: inFolders ? "the code's own requires resolve by it" : "there are no folders to name" };
  } catch (failure) {
    if (failure instanceof SyncError) return undefined;
    throw failure;
  }
}

function codeBranchOf(book: Book): Found<string> | undefined {
  const entry = book.find(({ branch }) => branch !== undefined);
  if (entry?.branch === undefined) return undefined;
  return { value: entry.branch === "auto" ? "{branch}" : entry.branch, why: `${entry.where} says so` };
}

function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]?: V });
}

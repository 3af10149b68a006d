// Covered by test/doors/init.test.ts
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { topLevel } from "../../git/clone/tracked.ts";
import { headBranch, workTreeFiles } from "../../git/clone/work-tree-files.ts";
import { codeFolders, mainFolders } from "../../model/modules/detect-source.ts";
import type { Layout } from "../../model/modules/layout.ts";
import { SyncError, UsageError } from "../../model/outcome/errors.ts";
import { readCredentialsFiles } from "../account/credential-files.ts";
import { optional } from "../account/general-credentials.ts";
import type { Book } from "../account/layers.ts";
import { readModules } from "../source/committed-modules.ts";
import { sourceOptions } from "../source/source-options.ts";
import { type Asked, prepare } from "../start/prepare.ts";

/** Something that was found out, and what shows it. */
export interface Found<T> {
  readonly value: T;
  readonly why: string;
}

/** What `init` can tell of a project without a question. */
export interface Project {
  readonly top: string;
  readonly source?: Found<string>;
  /** Why there is no source: what was found instead, and what helps. */
  readonly noSource?: string;
  /** Present where the modules are built, and not committed. */
  readonly build?: Found<string>;
  readonly layout?: Found<Layout>;
  /** The git branch that is checked out. */
  readonly gitBranch: string;
  /** Servers that the user's own credentials file names. */
  readonly servers: readonly string[];
  /** The code branch that another tool's file names, where it names one server alone. */
  readonly codeBranch?: Found<string>;
}

/** Looks at the work tree, the commit, and the user's credentials file; sends nothing. @throws UsageError outside of a repository */
export async function lookAtProject(asked: Asked): Promise<Project> {
  const { repository } = asked;
  const top = await topLevel(repository);
  if (top === undefined)
    throw new UsageError("Cannot set up a project here: this is not a git work tree; git init makes one");
  const paths = await workTreeFiles(repository, top);
  const { source, build, noSource } = await sourceOf(paths, top);
  const book = await readCredentialsFiles(repository, asked.env);
  return {
    top,
    ...optional("source", source),
    ...optional("noSource", noSource),
    ...optional("build", build),
    ...optional("layout", source === undefined || build !== undefined ? undefined : await layoutOf(asked)),
    gitBranch: (await headBranch(repository)) ?? "main",
    servers: [...new Set(book.map(({ name }) => name))],
    ...optional("codeBranch", codeBranchOf(book)),
  };
}

async function sourceOf(
  paths: readonly string[],
  top: string,
): Promise<Pick<Project, "source" | "build" | "noSource">> {
  const folders = mainFolders(paths);
  const [folder, ...others] = folders;
  if (folder !== undefined && others.length === 0)
    return { source: { value: folder === "" ? "." : folder, why: "the only main.js is there" } };
  const main = paths.find((path) => /(?:^|\/)main\.ts$/.test(path));
  const manifest = await readFile(join(top, "package.json"), "utf8").catch(() => "");
  if (main === undefined || !/"build"\s*:/.test(manifest)) return { noSource: describeCandidates(folders, paths) };
  return {
    source: { value: "dist", why: `${main} is compiled, and dist is where most builds write` },
    build: { value: "npm run build", why: "package.json has a script of that name" },
  };
}

/** Several folders that could be it, or where the code is that has no main. */
function describeCandidates(mains: readonly string[], paths: readonly string[]): string {
  const named = (folders: readonly string[]) => folders.map((folder) => `"${folder || "."}"`).join(", ");
  if (mains.length > 0) return `main.js is in ${named(mains)}; choose one with --source`;
  const folders = codeFolders(paths);
  const found = folders.length === 0 ? "there is no JavaScript here" : `its JavaScript is in ${named(folders)}`;
  return `there is no main.js, where the game starts, and ${found}; name the folder with --source`;
}

/** Only a commit has modules to read; before the first one, the layout is found out at each deploy. */
async function layoutOf(asked: Asked): Promise<Found<Layout> | undefined> {
  try {
    const prepared = await prepare({ ...asked, withoutServer: true });
    const { layout, files } = await readModules(asked.repository, prepared.commit, sourceOptions(asked, prepared));
    const inFolders = files.some(({ name, path }) => path.split("/").length > 2 && name !== "main");
    return { value: layout, why: inFolders ? "the code's own requires resolve by it" : "there are no folders to name" };
  } catch (failure) {
    if (failure instanceof SyncError) return undefined;
    throw failure;
  }
}

/** Of several servers each keeps its own, which comes before the rules. */
function codeBranchOf(book: Book): Found<string> | undefined {
  const [entry, ...others] = book.filter(({ name }, index) => book.findIndex((one) => one.name === name) === index);
  if (entry?.branch === undefined || others.length > 0) return undefined;
  return { value: entry.branch === "auto" ? "{branch}" : entry.branch, why: `${entry.where} says so` };
}

// Covered by test/sync/account/credential-sources.test.ts
import { promises as fs } from "node:fs";
import { homedir } from "node:os";
import { isAbsolute, join, relative, resolve } from "node:path";
import { topLevel, trackedFiles } from "../../git/clone/tracked.ts";
import type { Repository } from "../../git/process/repository.ts";
import { credentialsFileNames } from "../../model/account/credentials-file-names.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { Book } from "./layers.ts";

interface Found {
  /** Its path, or the variable that holds it. */
  readonly where: string;
  readonly text: string;
  /** Path below the work tree's top, where it is inside of it. */
  readonly inRepository?: string;
}

/**
 * The servers of the user's own credentials files, nearest file first: `SCREEPS_CONFIG` (a path, or the content itself),
 * the project, the current folder, the user's configuration folder, his home.
 * @throws UsageError for a file that git tracks: whoever can push could then choose where credentials go
 */
export async function readCredentialsFiles(repository: Repository, env: NodeJS.ProcessEnv): Promise<Book> {
  const top = await topLevel(repository);
  const found = await fromVariable(repository.directory, top, env);
  for (const path of usualPlaces(repository.directory, top, env)) {
    const text = await fs.readFile(path, "utf8").catch(absent);
    if (text !== undefined) found.push({ where: path, text, ...below(path, top) });
  }
  return parseFiles(repository, found);
}

async function fromVariable(directory: string, top: string | undefined, env: NodeJS.ProcessEnv): Promise<Found[]> {
  const config = env["SCREEPS_CONFIG"] ?? "";
  if (config === "") return [];
  if (/[\n{]/.test(config)) return [{ where: "SCREEPS_CONFIG", text: config }];
  const path = resolve(directory, config);
  const text = await fs.readFile(path, "utf8").catch((cause: unknown) => {
    throw new UsageError(`Cannot read ${config}, which SCREEPS_CONFIG names: there is no such file`, { cause });
  });
  return [{ where: path, text, ...below(path, top) }];
}

function usualPlaces(directory: string, top: string | undefined, env: NodeJS.ProcessEnv): Set<string> {
  const { HOME = homedir(), XDG_CONFIG_HOME, APPDATA } = env;
  // The XDG specification has a relative path ignored: it would be one in whatever repository we are started in.
  const own = [XDG_CONFIG_HOME, join(HOME, ".config")].find((folder) => folder !== undefined && isAbsolute(folder));
  const configuration = [own, APPDATA].filter((folder): folder is string => folder !== undefined && isAbsolute(folder));
  return new Set([
    ...(top === undefined ? [] : inFolder(top)),
    ...inFolder(resolve(directory)),
    ...configuration.flatMap((folder) => [join(folder, "screeps/config.yaml"), join(folder, "screeps/config.yml")]),
    ...inFolder(HOME),
  ]);
}

const inFolder = (folder: string): string[] => credentialsFileNames.map((name) => join(folder, name));

function below(path: string, top: string | undefined): Pick<Found, "inRepository"> {
  const inRepository = top === undefined ? ".." : relative(top, path);
  return inRepository.startsWith("..") ? {} : { inRepository };
}

/** A file that git tracks is nobody's own: with credentials it is refused, without any it says nothing about servers. */
async function parseFiles(repository: Repository, files: readonly Found[]): Promise<Book> {
  if (files.length === 0) return [];
  const inside = files.flatMap(({ inRepository }) => (inRepository === undefined ? [] : [inRepository]));
  const tracked = new Set(await trackedFiles(repository, inside));
  const { parseCredentialsFile } = await import("../../model/account/credentials-file.ts");
  return files.flatMap(({ where, text, inRepository }) => {
    const entries = parseCredentialsFile(text, where);
    if (inRepository === undefined || !tracked.has(inRepository)) return entries.map((entry) => ({ ...entry, where }));
    if (entries.some(({ token, password }) => token ?? password)) throw trackedFile(inRepository);
    return [];
  });
}

function trackedFile(path: string): UsageError {
  return new UsageError(
    `Cannot use ${path}: git tracks it, so its credentials are in the repository; take it out (git rm --cached ${path}), put it into .gitignore, and make new ones`,
  );
}

function absent(failure: unknown): undefined {
  if (failure instanceof Error && "code" in failure && ["ENOENT", "ENOTDIR", "EISDIR"].includes(String(failure.code)))
    return undefined;
  throw failure;
}

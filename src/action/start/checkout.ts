import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { UsageError } from "../../model/outcome/errors.ts";

/** Where git runs, and which folders it may trust whoever owns them: a container's user is rarely the checkout's owner. */
interface Checkout {
  readonly directory: string;
  readonly trusted: readonly string[];
}

/**
 * The checkout in the workspace that the runner names, or in a folder of it.
 * @throws UsageError where there is none, with the step that is missing
 */
export function findCheckout(workspace: string, workingDirectory: string): Checkout {
  const directory = resolve(workspace, workingDirectory);
  if (!isFolder(directory))
    throw new UsageError(
      `Cannot use input "working-directory" ${JSON.stringify(workingDirectory)}: there is no such folder in ${JSON.stringify(workspace)}`,
    );
  if (!upwards(directory).some(isRepository)) throw noCheckout(directory, workspace);
  const inside = upwards(directory).filter((folder) => isBelow(folder, workspace));
  return { directory, trusted: [...new Set(inside.flatMap((folder) => [folder, realpathSync(folder)]))] };
}

function noCheckout(directory: string, workspace: string): UsageError {
  const there = checkoutsIn(workspace).map((folder) => relative(workspace, folder));
  const help =
    there.length === 0
      ? 'a step with "uses: actions/checkout" has to come before this one'
      : `there is one in ${there.map((folder) => JSON.stringify(folder)).join(", ")}: name it with input "working-directory"`;
  return new UsageError(`Cannot find a checkout: ${JSON.stringify(directory)} is in no git repository; ${help}`);
}

/** Folders of the workspace, and of those, that are repositories. */
function checkoutsIn(workspace: string): readonly string[] {
  const below = foldersOf(workspace);
  return [...below, ...below.flatMap(foldersOf)].filter(isRepository);
}

function foldersOf(folder: string): readonly string[] {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== ".git").map(({ name }) => join(folder, name));
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** A work tree, a linked one, or a bare repository. */
const isRepository = (folder: string): boolean =>
  existsSync(join(folder, ".git")) || (existsSync(join(folder, "HEAD")) && existsSync(join(folder, "objects")));

/** A folder and those that it is in. */
const upwards = (folder: string): readonly string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...upwards(dirname(folder))];

function isBelow(folder: string, top: string): boolean {
  const way = relative(top, folder);
  return way === "" || (way !== ".." && !way.startsWith(`..${sep}`));
}

import { UsageError } from "../../model/outcome/errors.ts";
import { GitError } from "../process/git-error.ts";
import type { Repository } from "../process/repository.ts";
import { gitBytes, gitText } from "../process/runner.ts";
import { type GitObject, parseCatFile } from "./cat-file.ts";
import { askObjects } from "./reader.ts";

// Commits, trees and configuration are small; the modules themselves are read by `read-blobs.ts`.
const mostBytes = 16 * 1024 * 1024;

/**
 * Names such as `main^{commit}`, `<oid>:screeps-sync.yml` or `<oid>:src` → the object of each, or undefined, from one
 * git process. Names go by standard input, so none can become an option.
 */
export async function lookUp(
  repository: Repository,
  names: readonly string[],
): Promise<readonly (GitObject | undefined)[]> {
  if (names.length === 0) return [];
  for (const name of names) checkName(name);
  const asked = await askObjects(repository, names, mostBytes);
  if (asked !== undefined) return asked;
  const input = `${names.join("\n")}\n`;
  const output = await gitBytes(repository, ["cat-file", "--batch"], { input, maxBytes: mostBytes });
  return parseCatFile(output, names);
}

/** Names → the id of the object that each means, or undefined; from one git process, and without reading what they hold. */
export async function lookUpIds(
  repository: Repository,
  names: readonly string[],
): Promise<readonly (string | undefined)[]> {
  if (names.length === 0) return [];
  for (const name of names) checkName(name);
  const how = ["cat-file", "--batch-check=%(objectname)"];
  const printed = await gitText(repository, how, { input: `${names.join("\n")}\n` });
  const answers = printed.split("\n").slice(0, -1);
  if (answers.length !== names.length)
    throw new GitError(`Cannot look up ${names.length} names: git answered ${answers.length}`);
  return answers.map((answer) => (/^[0-9a-f]{40,64}$/.test(answer) ? answer : undefined));
}

function checkName(name: string): void {
  if (name === "" || /[\n\r\0]/.test(name) || !name.isWellFormed()) {
    throw new UsageError(`Cannot look up ${JSON.stringify(name)}: empty, or with a line break or NUL inside`);
  }
}

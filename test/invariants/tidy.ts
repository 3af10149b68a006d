import { strict as assert } from "node:assert";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** A clone, by how its tests run git in it. */
export interface Clone {
  readonly directory: string;
  git(...args: string[]): string;
}

/** Nobody's repository is the worse for a run: what is his is as it was, and nothing of ours lies about. */
export function holdTidy({ directory, git }: Clone): void {
  assert.equal(git("status", "--porcelain"), "", "the work tree is clean");
  assert.equal(git("fsck", "--strict", "--no-dangling", "--no-progress"), "");
  assert.deepEqual(leftOver(directory), [], "no lock and no temporary file is left");
  const refs = git("for-each-ref", "--format=%(refname)").split("\n");
  const strange = refs.filter((ref) => !/^(?:refs\/(?:heads|tags|remotes|screeps)\/.*)?$/.test(ref));
  assert.deepEqual(strange, [], "no temporary ref is left");
}

/** What a run that was killed may leave, and a whole one never. */
export function leftOver(directory: string): readonly string[] {
  const files = readdirSync(join(directory, ".git"), { recursive: true, encoding: "utf8" });
  return files.filter((path) => /\.lock$|(?:^|\/)tmp_|\.tmp$|screeps-sync-index/.test(path));
}

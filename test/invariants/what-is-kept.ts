import { strict as assert } from "node:assert";
import { listRefs } from "../../src/git/history/refs.ts";
import { openRepository } from "../../src/git/process/repository.ts";
import type { Modules } from "../../src/model/modules/modules.ts";
import { listRecords, readRecordModules } from "../../src/sync/records/read-records.ts";
import { textOf } from "./text-of.ts";

/** Nothing that a write of ours replaced is gone: each is in a commit or in a record, to the byte. */
export function holdKept(replaced: Iterable<string>, kept: ReadonlySet<string>): void {
  for (const text of replaced) assert.ok(kept.has(text), `gone without a copy: ${text}`);
}

/** The texts of all records of a code branch that a clone has, its own and those that it fetched. */
export async function recordedIn(directory: string, branch: string): Promise<ReadonlySet<string>> {
  const repository = openRepository(directory);
  const refs = [...(await listRefs(repository, "refs/screeps")), ...(await listRefs(repository, "refs/heads"))];
  const texts = new Set<string>();
  for (const [, tip] of refs)
    for (const { commit, facts } of await listRecords(repository, tip, 100_000))
      if (facts.branch === branch) texts.add(textOf(asSent(await readRecordModules(repository, commit.oid))));
  return texts;
}

/** A module as the service has it: what we keep as JSON text is that value. */
function asSent(modules: Modules): Map<string, unknown> {
  return new Map(
    [...modules].map(([name, content]): [string, unknown] => [
      name,
      typeof content === "object" && "json" in content ? JSON.parse(content.json) : content,
    ]),
  );
}

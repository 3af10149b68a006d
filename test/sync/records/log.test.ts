import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openRepository } from "../../../src/git/process/repository.ts";
import { log } from "../../../src/sync/records/log.ts";
import { writeRecord } from "../../../src/sync/records/record.ts";
import { fakeGit } from "../../support/fake-git.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();

test("log reads the commits that were deployed in one git process, and one that is gone has no subject", async () => {
  const repository = makeRepository(join(folder.path, "bot"));
  const git = openRepository(repository.directory);
  const commits = ["one", "two", "three"].map((text) => repository.commit({ "main.js": text }, text));
  commits.push("1".repeat(40));
  for (const [index, commit] of commits.entries())
    await writeRecord(git, {
      place: { server: "screeps.com", branch: "default" },
      modules: new Map([["main", `${index}`]]),
      time: new Date(1_760_000_000_000 + index * 60_000),
      origin: { kind: "deploy", commit },
    });
  const calls = join(folder.path, "calls");
  const fake = fakeGit(join(folder.path, "bin"), `echo "$*" >> ${calls}; exec $REAL "$@"`);
  const fresh = openRepository(repository.directory);
  const entries = await log({ server: undefined, branches: [], limit: 30 }, fresh).finally(() => fake.remove());
  expect(entries.map(({ subject }) => subject)).toEqual([undefined, "three", "two", "one"]);
  // The records themselves, and what they are of.
  expect(readFileSync(calls, "utf8").match(/cat-file/g)).toHaveLength(1);
});

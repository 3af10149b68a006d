import { expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { modulesDigest } from "../../../src/model/modules/modules-digest.ts";
import { countChange } from "../../../src/model/records/record-change.ts";
import { recordMessage } from "../../../src/model/records/record-message.ts";
import { recordRef } from "../../../src/model/records/record-refs.ts";
import { findRecord } from "../../../src/sync/origin/find-record.ts";
import { log } from "../../../src/sync/records/log.ts";
import { newestRecord } from "../../../src/sync/records/read-records.ts";
import { writeRecord } from "../../../src/sync/records/record.ts";
import { runGit, type TestRepository } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";
import { withEmulatorAndRepository } from "../../support/with-emulator.ts";

let emulator: Emulator;
let repository: TestRepository;
let place: { server: string; branch: string };

withEmulatorAndRepository((fresh) => {
  ({ emulator, repository } = fresh);
  place = { server: new URL(emulator.url).host, branch: "default" };
  repository.commit({ "src/main.js": "1\n" });
});

const modulesOf = (text: string) => new Map([["main", text]]);

/** As many records as that, one on top of the other, at once. */
function addRecords(ref: string, count: number): void {
  const commits = Array.from({ length: count }, (_, index) => {
    const text = `record ${index}\n`;
    const time = new Date(1_760_000_000_000 + index * 60_000);
    const plan = { added: [], changed: ["main"], removed: [], unchanged: [] };
    const change = index === 0 ? "first" : countChange(plan);
    const facts = { ...place, time, digest: modulesDigest(modulesOf(text)), origin: { kind: "edit" as const }, change };
    const message = recordMessage(facts, plan);
    const who = `screeps-sync <screeps-sync@localhost> ${time.getTime() / 1000} +0000`;
    return `commit ${ref}\nauthor ${who}\ncommitter ${who}\ndata ${message.length}\n${message}\nM 100644 inline modules/main.js\ndata ${text.length}\n${text}\n`;
  });
  runGit(repository.directory, ["fast-import", "--quiet"], commits.join(""));
}

test("a record is found however many came after it", async () => {
  addRecords(recordRef(place), 250);
  const git = openRepository(repository.directory);
  expect((await findRecord(git, place, modulesOf("record 3\n")))?.commit.oid).toBe(
    repository.git("rev-parse", `${recordRef(place)}~246`),
  );
  expect(await findRecord(git, place, modulesOf("in no record\n"))).toBeUndefined();
  emulator.setCode("default", modulesOf("record 3\n"));
  const { report } = await runDeploy(repository.directory, emulator, { raw: { "on-drift": "refuse" } });
  expect(report.notes.join("\n")).toContain("held what record");
});

test.each([
  ["origin", "live"],
  ["a/b", "live"],
  ["origin", "from-game"],
  ["origin", "bots/live"],
])("records that were fetched from %s under %s count everywhere as ours do", async (remote, prefix) => {
  const fetched = recordRef(place).replace("refs/screeps", `refs/remotes/${remote}/${prefix}`);
  repository.git("branch", "feature/x/y");
  addRecords(fetched, 11);
  const git = openRepository(repository.directory);
  expect(await log({ server: undefined, branches: [], limit: 30 }, git)).toHaveLength(11);
  expect((await newestRecord(git, place))?.commit.oid).toBe(repository.git("rev-parse", fetched));
  expect(await findRecord(git, place, modulesOf("record 0\n"))).toBeDefined();
  const same = { place, modules: modulesOf("record 10\n"), origin: { kind: "edit" as const }, time: new Date() };
  expect(await writeRecord(git, same)).toMatchObject({ isNew: false, commit: repository.git("rev-parse", fetched) });
  expect(await writeRecord(git, { ...same, modules: modulesOf("new\n") })).toMatchObject({ isNew: true });
  expect(repository.git("rev-list", "--count", recordRef(place))).toBe("12");
});

import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { lastMadeLive, noteMadeLive } from "../../../src/sync/origin/last-made-live.ts";
import { prepareRestore } from "../../../src/sync/restore/restore.ts";
import { quietDoor } from "../../support/door.ts";
import { makeRepository } from "../../support/repository.ts";
import { askedOf, runDeploy } from "../../support/run.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

let emulator: Emulator;
let home: string;
const folder = withSharedEmulator((started) => {
  emulator = started;
});
const place = { server: "screeps.com", branch: "default" };
const commit = "1a2b3c4d".repeat(5);

beforeEach(() => {
  home = folder.fresh("home");
});
const cloneAt = (directory: string) => ({ directory, env: { HOME: home } });

test("what a clone made live is known in any of its folders, and nowhere else", () => {
  const directory = join(folder.fresh(), "bot");
  mkdirSync(join(directory, ".git"), { recursive: true });
  mkdirSync(join(directory, "src"));
  noteMadeLive(cloneAt(directory), place, commit);
  expect(lastMadeLive(cloneAt(join(directory, "src")), place)).toBe(commit);
  expect(lastMadeLive(cloneAt(folder.fresh()), place)).toBeUndefined();
  expect(lastMadeLive(cloneAt(directory), { ...place, branch: "other" })).toBeUndefined();
  expect(lastMadeLive({ directory, env: {} }, place)).toBeUndefined();
});

test("two branches whose names share a file only forget each other's", () => {
  const clone = cloneAt(folder.fresh());
  noteMadeLive(clone, { ...place, branch: "a b" }, commit);
  noteMadeLive(clone, { ...place, branch: "a:b" }, commit.replaceAll("1", "2"));
  expect(lastMadeLive(clone, { ...place, branch: "a b" })).toBeUndefined();
  expect(lastMadeLive(clone, { ...place, branch: "a:b" })).toBe(commit.replaceAll("1", "2"));
});

test("what others may have written is not believed, and neither is a damaged file", () => {
  const clone = cloneAt(folder.fresh());
  noteMadeLive(clone, place, commit);
  const kept = join(home, ".cache/screeps-sync/made-live");
  const [name = ""] = readdirSync(kept);
  chmodSync(join(kept, name), 0o666);
  expect(lastMadeLive(clone, place)).toBeUndefined();
  chmodSync(join(kept, name), 0o600);
  writeFileSync(join(kept, name), `${readFileSync(join(kept, name), "latin1")}x`);
  expect(lastMadeLive(clone, place)).toBeUndefined();
});

test("a deploy notes its commit, also where that was live already; a plan and a refused deploy note nothing", async () => {
  const repository = makeRepository(folder.fresh());
  const first = repository.commit({ "main.js": "1\n" });
  const run = (raw = {}) => runDeploy(repository.directory, emulator, { raw, env: { HOME: home } });
  const known = () =>
    lastMadeLive(cloneAt(repository.directory), { server: new URL(emulator.url).host, branch: "default" });
  await run({ "dry-run": true });
  expect(known()).toBeUndefined();
  expect((await run()).report.outcome).toBe("deployed");
  expect(known()).toBe(first);
  const second = repository.commit({ "README.md": "more\n" });
  expect((await run()).report.outcome).toBe("unchanged");
  expect(known()).toBe(second);
  repository.commit({ "main.js": "2\n" });
  emulator.setCode("default", [["main", "edited\n"]]);
  expect((await run({ "on-drift": "refuse" })).report.outcome).toBe("drift");
  expect(known()).toBe(second);
  const { report } = await run();
  const asked = askedOf(repository.directory, emulator, { env: { HOME: home } });
  await (await prepareRestore(asked, report.record ?? "")).run();
  expect(known()).toBe(report.record);
  expect(quietDoor(repository.directory).env).toEqual({});
});

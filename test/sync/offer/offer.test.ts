import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { offerLive } from "../../../src/sync/offer/offer.ts";
import { makeRepository, runGit, type TestRepository, useRepository } from "../../support/repository.ts";
import { askedOf } from "../../support/run.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

let emulator: Emulator;
let remote: TestRepository;
const folder = withSharedEmulator((started) => {
  emulator = started;
});

beforeEach(() => {
  remote = makeRepository(folder.fresh("remote"));
  remote.commit({ "screeps-sync.yml": "source: src\n", "src/main.js": "a\nb\nc\n" });
  live("a\nb\nc\n");
});

const live = (text: string) => emulator.setCode("default", [["main", text]]);
const gitBranch = () => `from-game/127.0.0.1%3A${emulator.port}/default`;
const tip = () => remote.git("rev-parse", "--verify", "-q", `refs/heads/${gitBranch()}`);

/** As a job does it: a fresh checkout, of a depth. */
async function offer({ depth = "50", raw = {} } = {}) {
  const directory = folder.fresh();
  runGit(folder.path, [
    "clone",
    "-q",
    `--depth=${depth}`,
    "--no-single-branch",
    `file://${remote.directory}`,
    directory,
  ]);
  const asked = askedOf(directory, emulator, { raw, recordRemote: "origin", env: { HOME: folder.fresh("home") } });
  return { ...(await offerLive(asked, "origin")), checkout: useRepository(directory) };
}

describe("offerLive()", () => {
  test("pushes what was edited on top of what it is based on, once, and then waits", async () => {
    live("a\nB\nc\n");
    const first = await offer();
    expect(first).toMatchObject({ gitBranch: gitBranch(), report: { outcome: "pulled" }, waiting: tip() });
    expect(remote.git("show", `${tip()}:src/main.js`)).toBe("a\nB\nc");
    expect(remote.git("rev-parse", `${tip()}^`)).toBe(remote.git("rev-parse", "main"));
    const pushed = tip();
    expect(await offer()).toMatchObject({ report: { outcome: "pulled" }, waiting: pushed });
    expect((await offer({ depth: "1" })).waiting).toBe(pushed);
    expect(tip()).toBe(pushed);
  });

  test("brings more that was edited to the same git branch", async () => {
    live("a\nB\nc\n");
    await offer();
    live("a\nB\nC\n");
    expect((await offer()).waiting).toBe(tip());
    expect(remote.git("show", `${tip()}:src/main.js`)).toBe("a\nB\nC");
  });

  test("has nothing that waits once the edit is merged, or is gone", async () => {
    live("a\nB\nc\n");
    await offer();
    live("a\nb\nc\n");
    expect(await offer()).toMatchObject({ report: { outcome: "unchanged" } });
    live("a\nB\nc\n");
    remote.git("merge", "-q", "--no-ff", "-m", "home", gitBranch());
    const { waiting, report } = await offer();
    expect([waiting, report.outcome]).toEqual([undefined, "unchanged"]);
  });

  test("never overwrites what somebody else has put on that git branch", async () => {
    live("a\nB\nc\n");
    await offer();
    remote.git("checkout", "-q", gitBranch());
    const theirs = remote.commit({ "src/other.js": "a person's\n" });
    remote.git("checkout", "-q", "main");
    live("x\ny\nc\n");
    const { report, waiting } = await offer();
    expect([waiting, tip()]).toEqual([undefined, theirs]);
    expect(report).toMatchObject({ outcome: "usage", message: expect.stringContaining("no commit of a pull") });
  });

  test("pushes nothing in a dry run, and nothing where records are kept", async () => {
    live("a\nB\nc\n");
    const planned = await offer({ raw: { "dry-run": true } });
    expect([planned.report.outcome, planned.waiting]).toEqual(["planned", undefined]);
    await expect(offer({ raw: { "record-prefix": "from-game" } })).rejects.toThrow("keeps records there");
    expect(remote.git("for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");
  });

  test("says so where the remote takes no push", async () => {
    live("a\nB\nc\n");
    remote.git("config", "receive.hideRefs", "refs/heads/from-game");
    const { report, waiting } = await offer();
    expect([report.outcome, waiting]).toEqual(["failed", undefined]);
    expect(report.message).toMatch(/^Cannot/);
  });
});

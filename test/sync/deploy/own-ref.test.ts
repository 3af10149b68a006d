import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../../src/emulator/emulator.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { ownRef } from "../../../src/sync/deploy/own-ref.ts";
import { prepare } from "../../../src/sync/start/prepare.ts";
import { deployTargets } from "../../../src/sync/targets/deploy-targets.ts";
import { makeRepository, type TestRepository } from "../../support/repository.ts";
import { askedOf, type RunOptions, runDeploy } from "../../support/run.ts";
import { withSharedEmulator } from "../../support/with-emulator.ts";

let emulator: Emulator;
let clone: TestRepository;
let first: string;

const folder = withSharedEmulator((fresh) => {
  emulator = fresh;
});
beforeEach(() => {
  clone = makeRepository(folder.fresh());
  first = clone.commit({ "main.js": "// first" });
  emulator.setCode("default", [["main", ""]]);
});

const later = { fault: "rate-limit", method: "POST", path: "/api/user/code", ms: 1000, times: 1 } as const;
const deploy = (options: RunOptions = {}) => runDeploy(clone.directory, emulator, { tipOf: "here", ...options });
const live = () => emulator.code("default")?.get("main");

test("of two deploys that wait on one limit the newer commit is live, whichever wakes last", async () => {
  emulator.addFault(later);
  let newer: string | undefined;
  const onWait = async () => {
    clone.commit({ "main.js": "// second" });
    newer = (await deploy()).report.outcome;
  };
  const { report } = await deploy({ onWait });
  expect([newer, report.outcome, live()]).toEqual(["deployed", "superseded", "// second"]);
  expect(report.message).toMatch(/^Superseded: "main" is at [\da-f]{7} by now, so [\da-f]{7} was not written/);
  expect(emulator.lines().filter((line) => line === "POST /api/user/code")).toHaveLength(2);
});

test("a wait without a newer commit writes, also where another branch was checked out meanwhile", async () => {
  emulator.addFault(later);
  const onWait = () => {
    clone.git("switch", "-q", "-c", "other");
    clone.commit({ "main.js": "// other" });
  };
  expect((await deploy({ onWait })).report.outcome).toBe("deployed");
});

test("a commit that was named by its id is written whatever came after it", async () => {
  emulator.addFault(later);
  const onWait = () => void clone.commit({ "main.js": "// second" });
  expect((await deploy({ ref: first, onWait })).report.outcome).toBe("deployed");
});

test("what was waited for one server counts at the next one too", async () => {
  const { url } = emulator;
  const servers = `{ a: { url: "${url}" }, b: { url: "${url}/ptr" } }`;
  emulator.addFault({ ...later, ms: 1 });
  const tell = ({ kind }: { readonly kind: string }) => {
    if (kind === "waiting") clone.commit({ "main.js": "// second" });
  };
  const options = { raw: { servers }, env: { SCREEPS_SERVER: "" }, tipOf: "here" } as const;
  const reports = await deployTargets(await prepare({ ...askedOf(clone.directory, emulator, options), tell }));
  expect(reports.map(({ outcome }) => outcome)).toEqual(["superseded", "superseded"]);
});

test("only a ref of this clone is asked about, and no record that is brought back", async () => {
  const repository = openRepository(clone.directory);
  clone.git("tag", "v1");
  const of = (ref: string, more = {}) => ownRef(repository, { tipOf: "here", ref, restores: false, ...more });
  expect(await Promise.all(["HEAD", "main", "v1", first, "main~0"].map((ref) => of(ref)))).toEqual([
    "refs/heads/main",
    "refs/heads/main",
    "refs/tags/v1",
    undefined,
    undefined,
  ]);
  expect(await of("main", { restores: true })).toBeUndefined();
  expect(await of("main", { tipOf: { remote: "origin", ref: "refs/heads/main" } })).toBeUndefined();
});

import { readFileSync, writeFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { outputs, writeOutputs } from "../../../src/action/result/outputs.ts";
import { type Result, resultOf, withoutReports } from "../../../src/action/result/result.ts";
import type { BackedUp } from "../../../src/sync/backup/backup-report.ts";
import { reportOf } from "../../support/report.ts";
import { temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
let file: string;

beforeEach(() => {
  file = folder.fresh("output");
  writeFileSync(file, "");
  vi.stubEnv("GITHUB_OUTPUT", file);
});

/** What the next step can read, by name. */
function written(result: Result, redact = (text: string) => text): Record<string, string> {
  writeOutputs(result, redact);
  const text = readFileSync(file, "utf8");
  const entries = [...text.matchAll(/^(?<name>[\w-]+)<<(?<end>\S+)\n(?<value>[\s\S]*?)\n\k<end>$/gm)];
  return Object.fromEntries(entries.map(({ groups = {} }) => [groups["name"], groups["value"]]));
}

const record = (branch: string, isNew = true): BackedUp => ({
  branch,
  isNew,
  record: "b".repeat(40),
  origin: "edit",
  modules: 1,
  bytes: 2,
});
const of = (...given: Parameters<typeof reportOf>) => resultOf("deploy", [reportOf(...given)], []);

describe("the outputs", () => {
  test("are all set on every path, also where there was nothing to report of a server", () => {
    const set = written(withoutReports("deploy", "usage", "Cannot deploy: no token"));
    expect(Object.keys(set).sort()).toEqual(Object.keys(outputs).sort());
    expect(set).toMatchObject({ outcome: "usage", branch: "", commit: "", "retry-at": "", modules: "" });
    expect(JSON.parse(set["report"] ?? "")).toMatchObject({ outcome: "usage", exit: 2, reports: [] });
  });

  test("hold what a shell can take, and are empty for a name that it cannot", () => {
    expect(written(of({ branch: "f-1.x" }))["branch"]).toBe("f-1.x");
    for (const branch of ["-rf", "a b", "$(id)", "a\nb=c", "ü", "x".repeat(31)]) {
      writeFileSync(file, "");
      expect(written(of({ branch }))["branch"], branch).toBe("");
    }
  });

  test("hold no time and no id that a server made up", () => {
    const set = written(of({ retryAt: "tomorrow", commit: "HEAD; rm -rf /" }));
    expect([set["retry-at"], set["commit"]]).toEqual(["", ""]);
  });

  test("count what a plan changes", () => {
    const plan = { added: [{ name: "a" }], changed: [{ name: "b" }, { name: "c" }], removed: [], unchanged: 9 };
    expect(written(of({ plan, writesLeft: 212 }))).toMatchObject({
      added: "1",
      changed: "2",
      removed: "0",
      "writes-left": "212",
    });
  });

  test("are redacted, the report too", () => {
    const set = written(of({ branch: "secret", notes: [{ kind: "not-recorded", failure: "the secret" }] }), (text) =>
      text.replaceAll("secret", "x"),
    );
    expect(JSON.stringify(set)).not.toContain("secret");
    expect(set["branch"]).toBe("x");
  });
});

describe("changed-branches", () => {
  const changed = (...records: BackedUp[]) =>
    written(resultOf("backup", [reportOf({ records })], []))["changed-branches"];

  test("names each that was recorded anew, once, and none that is kept beside the branches", () => {
    expect(changed(record("default"), record("sim", false), record("default"), record("$memory"))).toBe("default");
    expect(changed(record("sim", false))).toBe("");
  });

  test("still says that something changed where the name is of no use", () => {
    expect(changed(record("a b"), record("main"), record("c,d"))).toBe("?,main");
  });
});

test("the report of a set with endless names is cut to what an output can hold, and stays JSON", () => {
  const added = Array.from({ length: 20_000 }, (_, index) => ({ name: `${"n".repeat(60)}${index}`, after: 1 }));
  const findings = Array.from({ length: 200 }, () => ({ severity: "notice" as const, message: "m" }));
  const { report = "" } = written(of({ plan: { added, changed: [], removed: [], unchanged: 0 }, findings }));
  expect(report.length).toBeLessThan(1_000_000);
  const [only] = (JSON.parse(report) as { reports: { plan?: unknown; findings: unknown[] }[] }).reports;
  expect(only?.plan).toBeUndefined();
  expect(only?.findings).toHaveLength(100);
});

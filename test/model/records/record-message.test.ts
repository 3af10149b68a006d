import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countChange } from "../../../src/model/records/record-change.ts";
import { parseRecordMessage, recordMessage } from "../../../src/model/records/record-message.ts";
import type { RecordOrigin } from "../../../src/model/records/record-origin.ts";
import { beside, liveBranch, placeOf, recordRef } from "../../../src/model/records/record-refs.ts";
import { anyName } from "../../support/hostile/arbitrary-modules.ts";
import { check } from "../../support/seeded.ts";

const commit = "1234567".repeat(6).slice(0, 40);
const plan = { added: ["role/miner"], changed: ["main"], removed: [], unchanged: [] };
const facts = {
  server: "screeps.com/ptr",
  branch: "default",
  time: new Date("2026-01-02T03:04:05.678Z"),
  digest: `sha256:${"0a".repeat(32)}`,
};

describe("recordMessage()", () => {
  test("tells a person what happened, then a program the same", () => {
    expect(recordMessage({ ...facts, origin: { kind: "deploy", commit }, change: countChange(plan) }, plan)).toBe(
      `default on screeps.com/ptr: deploy of 1234567, 1 changed, 1 added

  ~ main
  + role/miner

Screeps-Server: screeps.com/ptr
Screeps-Branch: default
Screeps-Time: 2026-01-02T03:04:05.678Z
Screeps-Digest: sha256:${"0a".repeat(32)}
Screeps-Origin: deploy ${commit}
Screeps-Change: ~1 +1 -0
`,
    );
  });

  test("is read back whatever the branch is called, and nothing in a name becomes a trailer", () => {
    const origins = fc.constantFrom<RecordOrigin>({ kind: "edit" }, { kind: "backup" }, { kind: "restore", commit });
    check(
      "messages",
      5_000,
      fc.property(anyName, anyName, origins, (branch, account, origin) => {
        const changes = { ...plan, added: [branch, `x\n\nScreeps-Origin: edit`] };
        const written = { ...facts, branch, account, origin, change: countChange(changes) };
        expect(parseRecordMessage(recordMessage(written, changes))).toEqual(written);
      }),
    );
  });

  test("is not seen in an ordinary commit", () => {
    expect(parseRecordMessage("fix miner\n\nScreeps-Server: screeps.com\n")).toBeUndefined();
  });
});

describe("recordRef()", () => {
  test("names records by server and branch", () => {
    expect(recordRef({ server: "screeps.com", branch: "default" })).toBe("refs/screeps/screeps.com/default");
    expect(liveBranch({ server: "screeps.com/ptr", branch: "f-x.1" })).toBe("live/screeps.com+ptr/f-x.1");
    expect(recordRef({ server: "127.0.0.1:21025", branch: "Main" })).toBe("refs/screeps/127.0.0.1%3A21025/%4Dain");
    expect(recordRef({ server: "screeps.com", branch: beside.branches })).toBe("refs/screeps/screeps.com/$branches");
  });

  test("gives the place back for any branch", () => {
    check(
      "refs",
      10_000,
      fc.property(anyName, fc.constantFrom("screeps.com", "screeps.com/ptr", "[::1]:21025"), (branch, server) => {
        fc.pre(branch !== "");
        for (const ref of [recordRef({ server, branch }), liveBranch({ server, branch })]) {
          expect(placeOf(ref)).toEqual({ server, branch });
          expect(ref).not.toMatch(/\.\.|\.lock(\/|$)|\/\.|\.(\/|$)|[\0- ~^:?*[\\\x7f]|@\{/);
        }
      }),
    );
  });
});

import { beforeEach, describe, expect, it } from "vitest";
import { acknowledged, type Expected, htmlPage, ok, refused } from "./answers.ts";
import { codeOfBranches, listBranches, setActive, setBranches } from "./branches-state.ts";
import type { Wire } from "./wire.ts";

const A = { main: "// a" };
const B = { main: "// b", "x/y": "// b", w: { binary: "AGFzbQEAAAA=" } };
const EMPTY = { main: "" };
const BEFORE = { default: A, b: B };
const LONG = "long".repeat(20);

type Branches = Readonly<Record<string, unknown>>;
type Row = readonly [what: string, body: unknown, expected: Expected, after: Branches];

const CLONES: readonly Row[] = [
  ["makes a copy", { branch: "b", newName: "c" }, acknowledged, { ...BEFORE, c: B }],
  ["overwrites a branch that exists", { branch: "b", newName: "default" }, acknowledged, { default: B, b: B }],
  ["makes an empty branch when there is no source", { newName: "c" }, acknowledged, { ...BEFORE, c: EMPTY }],
  ["makes an empty branch of an empty source", { branch: "", newName: "c" }, acknowledged, { ...BEFORE, c: EMPTY }],
  [
    "makes an empty branch of an unknown source",
    { branch: "none", newName: "c" },
    acknowledged,
    { ...BEFORE, c: EMPTY },
  ],
  ["does not know $activeWorld", { branch: "$activeWorld", newName: "c" }, acknowledged, { ...BEFORE, c: EMPTY }],
  [
    "empties a branch when the source is unknown",
    { branch: "none", newName: "b" },
    acknowledged,
    { default: A, b: EMPTY },
  ],
  [
    "fills the new branch with defaultModules",
    { branch: "", newName: "c", defaultModules: { main: "1", "d/e.f": "2", $g: "3" } },
    acknowledged,
    { ...BEFORE, c: { main: "1", "d/e.f": "2" } },
  ],
  [
    "adds main to defaultModules",
    { branch: "", newName: "c", defaultModules: { d: "2" } },
    acknowledged,
    { ...BEFORE, c: { d: "2", main: "" } },
  ],
  [
    "ignores defaultModules when the source exists",
    { branch: "b", newName: "c", defaultModules: { main: "1" } },
    acknowledged,
    { ...BEFORE, c: B },
  ],
  [
    "refuses a source of 31 characters",
    { branch: "s".repeat(31), newName: "c" },
    refused("invalid branch name"),
    BEFORE,
  ],
  ["takes a source of 30 characters", { branch: "s".repeat(30), newName: "c" }, acknowledged, { ...BEFORE, c: EMPTY }],
  ["refuses a source that is a number", { branch: 5, newName: "c" }, refused("invalid branch name"), BEFORE],
  ["refuses a source that is an array", { branch: ["b"], newName: "c" }, refused("invalid branch name"), BEFORE],
  ["takes a new name of any length", { branch: "b", newName: LONG }, acknowledged, { ...BEFORE, [LONG]: B }],
  ["takes a new name of any letters", { branch: "b", newName: "ü / .x\\" }, acknowledged, { ...BEFORE, "ü / .x\\": B }],
  ["takes a new name that starts with $", { branch: "b", newName: "$c" }, acknowledged, { ...BEFORE, $c: B }],
  ["takes an empty new name", { branch: "b", newName: "" }, acknowledged, { ...BEFORE, "": B }],
  ["takes a number for a new name", { branch: "b", newName: 5 }, acknowledged, { ...BEFORE, 5: B }],
  ["refuses an array for a new name", { branch: "b", newName: ["c"] }, refused("fun is not a function"), BEFORE],
  ["without a new name overwrites every branch", { branch: "b" }, acknowledged, { default: B, b: B }],
];

const DELETES: readonly Row[] = [
  ["deletes a branch", { branch: "b" }, acknowledged, { default: A }],
  ["says so of an active branch too, and keeps it", { branch: "default" }, acknowledged, BEFORE],
  ["says so of an unknown branch too", { branch: "none" }, acknowledged, BEFORE],
  ["does not know $activeWorld", { branch: "$activeWorld" }, acknowledged, BEFORE],
  ["says so of the branch null too", { branch: null }, acknowledged, BEFORE],
  ["refuses an array", { branch: ["b"] }, refused("fun is not a function"), BEFORE],
  ["without a branch deletes every branch that is not active", {}, acknowledged, { default: A }],
];

interface Active {
  readonly world: readonly string[];
  readonly sim: readonly string[];
}
const ACTIVATIONS: readonly (readonly [what: string, body: unknown, expected: Expected, after: Active])[] = [
  ["moves the world", { branch: "b", activeName: "activeWorld" }, ok(), { world: ["b"], sim: ["default"] }],
  ["moves the simulator", { branch: "b", activeName: "activeSim" }, ok(), { world: ["default"], sim: ["b"] }],
  [
    "refuses an unknown branch",
    { branch: "none", activeName: "activeWorld" },
    refused("no branch"),
    { world: ["default"], sim: ["default"] },
  ],
  [
    "refuses another activeName",
    { branch: "b", activeName: "activeMars" },
    refused("invalid params"),
    { world: ["default"], sim: ["default"] },
  ],
  ["refuses no activeName", { branch: "b" }, refused("invalid params"), { world: ["default"], sim: ["default"] }],
  [
    "without a branch marks every branch",
    { activeName: "activeWorld" },
    ok(),
    { world: ["b", "default"], sim: ["default"] },
  ],
];

export function describeBranches(wire: () => Wire): void {
  const post = (endpoint: string, json: unknown) => wire().askAsUser({ path: `/api/user/${endpoint}`, json });
  const listed = async (name: string) => (await listBranches(wire())).find(({ branch }) => branch === name);

  it("a new account has one branch, without a time", async () => {
    const branches = await listBranches(wire());
    expect(branches).toEqual([
      expect.objectContaining({ branch: "default", modules: EMPTY, activeWorld: true, activeSim: true }),
    ]);
    expect(branches[0]).not.toHaveProperty("timestamp");
  });

  describe("GET /api/user/branches", () => {
    beforeEach(() => setBranches(wire(), BEFORE));

    it("lists each branch with all its code, its user and its id", async () => {
      ok({
        list: [
          expect.objectContaining({ branch: "default", modules: A, activeWorld: true, activeSim: true }),
          expect.objectContaining({ branch: "b", modules: B, user: expect.any(String), _id: expect.any(String) }),
        ],
      })(await wire().askAsUser({ path: "/api/user/branches" }));
    });

    it("a written branch has its time as a number", async () => {
      expect(await listed("b")).toMatchObject({ timestamp: expect.any(Number) });
    });

    it("a cloned branch has its time as a date, and no marks", async () => {
      acknowledged(await post("clone-branch", { branch: "b", newName: "c" }));
      const clone = await listed("c");
      expect(clone).toMatchObject({ timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) });
      expect(clone).not.toHaveProperty("activeWorld");
      expect(clone).not.toHaveProperty("activeSim");
    });

    it("makes the branch «default» when there is none", async () => {
      await setActive(wire(), "b", "activeWorld");
      await setActive(wire(), "b", "activeSim");
      acknowledged(await post("delete-branch", { branch: "default" }));
      refused("no code")(await wire().askAsUser({ path: "/api/user/code?branch=default" }));
      expect(await codeOfBranches(wire())).toEqual({ b: B, default: EMPTY });
    });

    it("takes no POST", async () => {
      htmlPage(404, "Cannot POST /api/user/branches")(await post("branches", {}));
    });
  });

  for (const [endpoint, rows] of Object.entries({ "clone-branch": CLONES, "delete-branch": DELETES })) {
    describe(`POST /api/user/${endpoint}`, () => {
      beforeEach(() => setBranches(wire(), BEFORE));
      for (const [what, body, expected, after] of rows) {
        it(what, async () => {
          expected(await post(endpoint, body));
          expect(await codeOfBranches(wire())).toEqual(after);
        });
      }
    });
  }

  describe("POST /api/user/set-active-branch", () => {
    beforeEach(() => setBranches(wire(), BEFORE));
    for (const [what, body, expected, after] of ACTIVATIONS) {
      it(what, async () => {
        expected(await post("set-active-branch", body));
        const branches = await listBranches(wire());
        const marked = (mark: "activeWorld" | "activeSim") =>
          branches.flatMap((branch) => (branch[mark] === true ? [branch.branch] : [])).toSorted();
        expect({ world: marked("activeWorld"), sim: marked("activeSim") }).toEqual(after);
      });
    }
  });

  it("where every branch is marked, a write without a branch lands in each", async () => {
    await setBranches(wire(), BEFORE);
    ok()(await post("set-active-branch", { activeName: "activeWorld" }));
    acknowledged(await post("code", { modules: { main: "// c" } }));
    expect(await codeOfBranches(wire())).toEqual({ default: { main: "// c" }, b: { main: "// c" } });
  });

  describe("a branch whose name starts with $", () => {
    beforeEach(async () => {
      await setBranches(wire(), BEFORE);
      acknowledged(await post("clone-branch", { branch: "b", newName: "$c" }));
    });

    it("cannot be read", async () => {
      refused("no code")(await wire().askAsUser({ path: "/api/user/code?branch=$c" }));
    });

    it("cannot be written", async () => {
      refused("branch does not exist")(await post("code", { branch: "$c", modules: A }));
    });
  });

  describe("with thirty branches", () => {
    beforeEach(async () => {
      await setBranches(wire(), { default: A });
      for (let number = 2; number <= 30; number++) {
        acknowledged(await post("clone-branch", { branch: "default", newName: `n${number}` }));
      }
    });

    it("another one is too many, except for a name that exists and the tutorial's", async () => {
      refused("too many branches")(await post("clone-branch", { branch: "default", newName: "n31" }));
      refused("too many branches")(await post("clone-branch", { branch: "default", newName: "tutorial-10" }));
      acknowledged(await post("clone-branch", { branch: "default", newName: "n30" }));
      acknowledged(await post("clone-branch", { branch: "default", newName: "tutorial-1" }));
      expect(await listBranches(wire())).toHaveLength(31);
    });
  });
}

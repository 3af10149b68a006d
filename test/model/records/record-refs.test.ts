import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  checkPrefix,
  liveBranch,
  obstaclesOf,
  placeOf,
  placeOfLive,
  recordRef,
} from "../../../src/model/records/record-refs.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();

test.each([
  ["screeps.com", "default", "refs/screeps/screeps.com/default"],
  ["screeps.com/ptr", "default", "refs/screeps/screeps.com+ptr/default"],
  ["127.0.0.1:21025", "default", "refs/screeps/127.0.0.1%3A21025/default"],
  ["screeps.com", "Main", "refs/screeps/screeps.com/%4Dain"],
  ["screeps.com", "a/b", "refs/screeps/screeps.com/a%2Fb"],
  ["screeps.com", ".x.lock", "refs/screeps/screeps.com/%2Ex%2Elock"],
])("the records of %s, %s are at %s", (server, branch, ref) => {
  expect(recordRef({ server, branch })).toBe(ref);
  expect(placeOf(ref)).toEqual({ server, branch });
});

describe("the ref of a place", () => {
  const server = fc.constantFrom(
    "screeps.com",
    "screeps.com/ptr",
    "127.0.0.1:21025",
    "[::1]:21025",
    "host.example/a/b",
  );
  const branch = fc.string({ unit: "binary", minLength: 1, maxLength: 30 });

  test("stands for that place alone, whatever the branch is called", () => {
    fc.assert(
      fc.property(server, branch, (host, name) => {
        const place = { server: host, branch: name };
        expect(placeOf(recordRef(place))).toEqual(place);
        expect(placeOfLive(liveBranch(place, "a/b"), "a/b")).toEqual(place);
      }),
    );
  });

  test("is a name that git takes, and no two differ by capitals alone", () => {
    const names = ["a", "A", "a b", "@{", "..", "x.lock", "-", "HEAD", "~^:?*[\\", "\u0001", "ü", "$memory", "a."];
    const refs = names.map((name) => recordRef({ server: "screeps.com", branch: name }));
    const { git } = makeRepository(folder.fresh());
    for (const ref of refs) expect(() => git("check-ref-format", ref), ref).not.toThrow();
    expect(new Set(refs.map((ref) => ref.toLowerCase())).size).toBe(names.length);
  });
});

test.each(["", "main", "a%/b", "live/screeps.com/%zz"])("%j stands for no place", (ref) => {
  expect(placeOf(ref)).toBeUndefined();
});

test("a branch of another prefix is none of this one's", () => {
  const branch = liveBranch({ server: "screeps.com", branch: "default" }, "kept");
  expect(branch).toBe("kept/screeps.com/default");
  expect(placeOfLive(branch, "live")).toBeUndefined();
  expect(placeOfLive(`more/${branch}`, "kept")).toBeUndefined();
});

test("git cannot hold a branch beside one whose name is a folder of it", () => {
  expect(obstaclesOf("live/screeps.com/default")).toEqual(["live", "live/screeps.com"]);
  expect(obstaclesOf("main")).toEqual([]);
});

test.each(["live", "my/records", "a-b_1"])("%s may be the prefix", (prefix) => {
  expect(checkPrefix(prefix)).toBe(prefix);
});
test.each(["", "/", "a/", "/a", "a//b", "-x", "a b", "..", "a.lock", "ü", "a\n"])(
  "%j may not be the prefix",
  (prefix) => {
    expect(() => checkPrefix(prefix)).toThrow(/^Cannot use record-prefix /);
  },
);

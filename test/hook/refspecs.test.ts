import { expect, it } from "vitest";
import { askedRefs } from "../../src/hook/refspecs.ts";

it.each([
  [["--atomic", "origin", "main", "+f:g"], { isAtomic: true, allBranches: false, refs: ["main:main", "f:g"] }],
  [["--at", "--no-atomic", "origin", "main"], { isAtomic: false, allBranches: false, refs: ["main:main"] }],
  [["-o", "origin", "up", "--all", "--atomic"], { isAtomic: true, allBranches: true, refs: [] }],
  [
    ["origin", "tag", "v1", "HEAD:x", ":gone", "refs/heads/*:refs/heads/*"],
    { isAtomic: false, allBranches: false, refs: ["HEAD:x"] },
  ],
  [[], { isAtomic: false, allBranches: false, refs: [] }],
])("askedRefs() reads git push %j", (args, { refs, ...flags }) => {
  const asked = askedRefs(args);
  expect({ ...asked, refs: asked.refs.map(({ local, remote }) => `${local}:${remote}`) }).toEqual({ ...flags, refs });
});

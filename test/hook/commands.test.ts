import { describe, expect, test } from "vitest";
import { commandsFor } from "../../src/hook/commands.ts";
import type { GitPush } from "../../src/hook/git-push.ts";
import { ended } from "../../src/sync/push/push-ending.ts";
import type { RefUpdate } from "../../src/sync/push/pushed-ref.ts";

const oid = "1a2b3c4d5e".repeat(4);
const update = (more: Partial<RefUpdate> = {}): RefUpdate => ({
  localRef: "refs/heads/main",
  oid,
  remoteRef: "refs/heads/main",
  remoteOid: undefined,
  ...more,
});
const later = { commit: oid, branch: "default" };

function commands({ args, updates = [update()] }: { readonly args?: readonly string[]; updates?: RefUpdate[] } = {}) {
  const gitPush: GitPush | undefined = args === undefined ? undefined : { pid: 1, args, dryRun: false };
  return commandsFor({ gitPush, remote: "origin", updates, program: "npx screeps-sync" });
}
const push = (how: Parameters<typeof commands>[0]) =>
  commands(how)
    .afterStop(ended("failed", "no"))
    .replace(/^.*SCREEPS_SYNC=0 /, "");

describe("the command to push without us", () => {
  test.each([
    [["origin", "main"], "git push origin main"],
    [["--force-with-lease", "origin", "HEAD:main"], "git push --force-with-lease origin HEAD:main"],
    [["--dry-run", "origin"], "git push origin"],
    [["-n"], "git push"],
    [["origin", "a b"], "git push origin 'a b'"],
    [[], "git push"],
  ])("is what was typed, but for a dry run: %j", (args, command) => {
    expect(push({ args })).toBe(command);
  });

  test.each<[string, Partial<RefUpdate>, string]>([
    ["a branch by its own name", {}, "git push origin main"],
    ["a branch by another name", { localRef: "refs/heads/wip" }, `git push origin ${oid}:refs/heads/main`],
    ["a commit", { localRef: oid, remoteRef: "refs/heads/a" }, `git push origin ${oid}:refs/heads/a`],
    ["a tag", { localRef: "refs/tags/v1", remoteRef: "refs/tags/v1" }, "git push origin refs/tags/v1"],
    ["a deletion", { oid: undefined, localRef: "(delete)", remoteRef: "refs/heads/old" }, "git push origin :old"],
  ])("is made of what git told, where nobody saw what was typed: %s", (_what, more, command) => {
    expect(push({ updates: [update(more)] })).toBe(command);
  });

  test("never repeats an address, which may hold a password", () => {
    const args = ["https://me:secret@host/bot.git", "main"];
    expect(push({ args, updates: [update(), update({ remoteRef: "refs/heads/b", localRef: "refs/heads/b" })] })).toBe(
      "git push origin main b",
    );
  });
});

describe("the last line of a push", () => {
  test("of one that is stopped says how to go without us", () => {
    expect(commands({ args: ["origin"] }).afterStop(ended("failed", "no", later))).toBe(
      "The push is stopped; to go without screeps-sync: SCREEPS_SYNC=0 git push origin",
    );
  });

  test("of one that drift stopped says how to keep a copy, where it is known of which branch", () => {
    const { afterStop } = commands({ args: ["origin"] });
    expect(afterStop(ended("drift", "edited", later))).toBe(
      "The push is stopped; to keep a copy first: npx screeps-sync deploy 1a2b3c4 --branch default --on-drift keep && git push origin",
    );
    expect(afterStop(ended("drift", "edited"))).toContain("SCREEPS_SYNC=0 git push origin");
  });

  test("of one that goes on without a server says what to run afterwards", () => {
    const { afterLetGo } = commands();
    expect(afterLetGo([])).toBe("The push goes on without it; afterwards: npx screeps-sync status");
    expect(afterLetGo([later, { ...later, branch: "f a", source: "src/x", server: "ptr" }])).toBe(
      "The push goes on without it; afterwards: npx screeps-sync deploy 1a2b3c4 --branch default && npx screeps-sync deploy 1a2b3c4 --branch 'f a' --source src/x --server ptr",
    );
  });

  test("of one with skipped refs says what to run when they are there", () => {
    expect(commands().afterSkip([later])).toBe(
      "The push goes on; when it is there: npx screeps-sync deploy 1a2b3c4 --branch default",
    );
  });
});

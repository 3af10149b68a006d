import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { prePush } from "../../src/hook/pre-push.ts";
import { fakeGit } from "../support/fake-git.ts";
import { makeRepository, temporaryFolder } from "../support/repository.ts";

const { path } = temporaryFolder();

test("a search for tokens that the time ends is told, and the push goes on", async () => {
  const repository = makeRepository(join(path, "bot"));
  const commit = repository.commit({ "src/main.js": "", "screeps-sync.yml": "branches: { main: default }\n" });
  const said: string[] = [];
  // Of the eight seconds one is left.
  vi.spyOn(performance, "now").mockReturnValue(7_000);
  const git = fakeGit(join(path, "bin"), 'case "$*" in *no-walk=unsorted*) exec sleep 60 ;; esac; exec $REAL "$@"');
  const status = await prePush({
    remote: "origin",
    onlyRemote: undefined,
    mode: "check",
    strict: false,
    config: undefined,
    input: `refs/heads/main ${commit} refs/heads/main ${"0".repeat(40)}\n`,
    directory: repository.directory,
    env: {},
    interrupt: new AbortController().signal,
    say: (_, line) => said.push(line),
    onSecret: () => {},
  }).finally(() => git.remove());
  vi.restoreAllMocks();
  expect(status).toBe(0);
  expect(said.join("\n")).toContain(
    "Nothing was written, and the search of what is pushed for tokens was not finished: it took longer than the 10 s",
  );
});

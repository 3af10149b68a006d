import { describe, expect, test } from "vitest";
import { explainFailure } from "../../../src/git/process/explain-failure.ts";
import { GitError } from "../../../src/git/process/git-error.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { UsageError } from "../../../src/model/outcome/errors.ts";

const repository = openRepository("/work tree/bot");
const cause = new Error("exited");

interface Said {
  readonly stderr?: string;
  readonly stdout?: string;
  readonly exitCode?: number | null;
}
const explain = (args: readonly string[], { stderr = "", stdout = "", exitCode = 128 }: Said) =>
  explainFailure(repository, args, { exitCode, stdOut: [Buffer.from(stdout)], stdErr: [Buffer.from(stderr)] }, cause);

describe("a git process that failed", () => {
  test.each([
    ["fatal: bad object x\n", "bad object x"],
    ["error: one\nfatal: two\n", "one · two"],
    ["warning: one\n\n  two  \n", "one · two"],
    ["fatal: no\nhint: do this\nhint: or that\n", "no"],
    ["fatal: no\nPlease make sure you have the correct access rights\nand the repository exists.\n", "no"],
    ["a fatal: b\n", "a fatal: b"],
  ])("says in one line what git said, without its marks and its advice: %j", (stderr, words) => {
    const failure = explain(["fetch", "origin"], { stderr });
    expect(failure).toBeInstanceOf(GitError);
    expect(failure.message).toBe(`Cannot run git fetch: ${words}`);
    expect(failure.cause).toBe(cause);
  });

  test.each<[number | null, string]>([
    [1, "it ended with status 1 and no message"],
    [0, "it ended with status 0 and no message"],
    [null, "it was killed"],
  ])("without a word and with status %s: %s", (exitCode, words) => {
    expect(explain(["log"], { exitCode }).message).toBe(`Cannot run git log: ${words}`);
  });

  test("without an end was never started: its cause is said", () => {
    const failure = explainFailure(repository, ["log"], undefined, new Error("spawn git ENOENT"));
    expect(failure.message).toBe("Cannot run git log: Error: spawn git ENOENT");
  });

  test("puts together what came in pieces, also within a character", () => {
    const bytes = Buffer.from("fatal: kaputt: é");
    const stdErr = [bytes.subarray(0, -1), bytes.subarray(-1)];
    const failure = explainFailure(repository, ["log"], { exitCode: 1, stdOut: [], stdErr }, cause);
    expect(failure.message).toBe("Cannot run git log: kaputt: é");
  });
});

describe("wrong use of a repository", () => {
  test.each([
    [
      "fatal: not a git repository (or any of the parent directories): .git",
      'Cannot open repository: "/work tree/bot" is not inside a git repository',
    ],
    [
      "fatal: detected dubious ownership in repository at '/bot'",
      'Cannot open repository "/work tree/bot": it belongs to another user',
    ],
    [
      "fatal: unsafe repository ('/bot')\nTo add an exception: git config --add safe.directory /bot",
      "--add safe.directory",
    ],
    ["error: unknown option `filter'", "Cannot run git cat-file: unknown option `filter'; git 2.31 or newer is needed"],
    ["fatal: unrecognized argument: --no-x", "unrecognized argument: --no-x; git 2.31 or newer is needed"],
    ["git: 'x' is not a git command. See 'git --help'.", "git 2.31 or newer is needed"],
    ["error: unknown switch `z'", "git 2.31 or newer is needed"],
  ])("is told as such: %j", (stderr, words) => {
    const failure = explain(["cat-file"], { stderr });
    expect(failure).toBeInstanceOf(UsageError);
    expect(failure.message).toContain(words);
    expect(failure.cause).toBe(cause);
  });
});

describe("a push that failed", () => {
  const rejected = "!\trefs/heads/a:refs/heads/a\t[rejected] (fetch first)\n";

  test("is told by what git said of the ref, or by what the host said", () => {
    expect(explain(["push"], { stdout: rejected, stderr: "error: failed to push some refs\n" }).message).toBe(
      "rejected (fetch first)",
    );
    expect(explain(["push"], { stderr: "remote: Permission denied to me\n" }).message).toBe("Permission denied to me");
  });

  test("is told as every other process where nobody gave a reason", () => {
    expect(explain(["push"], { exitCode: 1 }).message).toBe(
      "Cannot run git push: it ended with status 1 and no message",
    );
  });

  test("is the only one that is read so", () => {
    expect(explain(["fetch"], { stdout: rejected, stderr: "fatal: no\n" }).message).toBe("Cannot run git fetch: no");
  });
});

import { describe, expect, test } from "vitest";
import { pushReason, whatHelpsPush } from "../../../src/git/process/push-reason.ts";

const said = (stderr: string, stdout = "") => pushReason({ stdout, stderr });

describe("the reason of a push that failed", () => {
  test("is git's own word where the host says nothing", () => {
    expect(said("fatal: could not read Username for 'https://host': terminal prompts disabled\n")).toBe(
      "could not read Username for 'https://host': terminal prompts disabled",
    );
  });

  test("is the host's word, with what git made of it behind", () => {
    const stdout = "!\trefs/heads/a:refs/heads/a\t[remote rejected] (protected branch hook declined)\n";
    const stderr = "remote: \nremote: error: GH006: Protected branch update failed\nremote: more advice\n";
    expect(said(stderr, stdout)).toBe("GH006: Protected branch update failed ((protected branch hook declined))");
  });

  test("does not say the same twice", () => {
    expect(said("remote: Permission denied\nfatal: remote: Permission denied\n")).toBe("remote: Permission denied");
  });

  test("is empty where nobody said anything", () => {
    expect(said("\nhint: try something\n")).toBe("");
  });
});

test.each([
  ["GH006: Protected branch update failed", "a rule of the repository"],
  ["The requested URL returned error: 403", "contents: write"],
  ["Permission to me/bot.git denied to github-actions[bot]", "contents: write"],
  ["could not read Username", "persist-credentials"],
  ["pre-receive hook declined", "a rule of the remote"],
  ["Could not resolve host: github.com", "run again"],
  ["The requested URL returned error: 502", "run again"],
])("what helps against %j: %s", (reason, help) => {
  expect(whatHelpsPush(reason)).toContain(help);
});

test("where nobody can tell what helps, nothing is said", () => {
  expect(whatHelpsPush("something else")).toBe("");
  expect(whatHelpsPush("")).toBe("");
});

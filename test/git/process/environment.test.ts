import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { gitEnvironment, personEnvironment, terminalEnvironment } from "../../../src/git/process/environment.ts";
import { openRepository } from "../../../src/git/process/repository.ts";

const plain = openRepository("/anywhere");
const hook = openRepository("/anywhere", { fromHook: true });

describe("gitEnvironment()", () => {
  const local = execFileSync("git", ["rev-parse", "--local-env-vars"], { encoding: "utf8" }).trim().split("\n");

  it.each(local)("drops %s, which names another repository", (name) => {
    expect(gitEnvironment(plain, { [name]: "foreign" })[name]).not.toBe("foreign");
  });

  it.each([
    "GIT_DIR",
    "GIT_WORK_TREE",
    "GIT_CONFIG_PARAMETERS",
    "GIT_OBJECT_DIRECTORY",
    "GIT_QUARANTINE_PATH",
    "GIT_CONFIG_KEY_0",
  ])("passes %s on in a hook", (name) => {
    expect(gitEnvironment(hook, { [name]: "of the hook" })).toMatchObject({ [name]: "of the hook" });
  });

  it.each(["GIT_INDEX_FILE", "GIT_REPLACE_REF_BASE", "GIT_GRAFT_FILE", "GIT_PREFIX", "GIT_TRACE"])(
    "drops %s even in a hook",
    (name) => {
      expect(gitEnvironment(hook, { [name]: "of the hook" })[name]).not.toBe("of the hook");
    },
  );

  it("keeps home, path and the settings for TLS, proxy and SSH", () => {
    const settings = {
      HOME: "/home/a",
      PATH: "/bin",
      https_proxy: "http://proxy",
      GIT_SSL_CAINFO: "/ca",
      GIT_SSL_NO_VERIFY: "1",
      GIT_SSH_COMMAND: "ssh -i key",
      SSH_AUTH_SOCK: "/agent",
      GIT_ASKPASS: "/ask",
    };
    expect(gitEnvironment(plain, settings)).toMatchObject(settings);
  });

  it("carries no secret of ours, speaks English and never prompts", () => {
    const environment = gitEnvironment(hook, {
      SCREEPS_TOKEN: "t",
      screeps_password: "p",
      INPUT_TOKEN: "i",
      LC_ALL: "de",
    });
    expect(environment).toEqual({ LC_ALL: "C", GIT_TERMINAL_PROMPT: "0", GIT_GRAFT_FILE: "/dev/null" });
  });
});

describe("terminalEnvironment()", () => {
  it("keeps the user's language and pager, and carries no secret of ours", () => {
    const ambient = { LC_ALL: "de_DE.UTF-8", GIT_PAGER: "delta", LESS: "-R", SCREEPS_TOKEN: "t", GIT_DIR: "/x" };
    expect(terminalEnvironment(plain, ambient)).toEqual({ LC_ALL: "de_DE.UTF-8", GIT_PAGER: "delta", LESS: "-R" });
  });
});

describe("personEnvironment()", () => {
  it("passes what a person set for his git, and names no other repository", () => {
    const own = {
      GIT_EDITOR: "vi",
      GIT_AUTHOR_NAME: "A",
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "merge.ff",
      PATH: "/bin",
    };
    const foreign = { GIT_DIR: "/other", GIT_INDEX_FILE: "/other/index", GIT_WORK_TREE: "/other", GIT_PREFIX: "x" };
    expect(personEnvironment(plain, { ...own, ...foreign })).toEqual(own);
  });

  it("passes no credential on, whatever its name", () => {
    const known = { ...plain, secrets: new Set(["hunter2-and-more"]) };
    const env = { SCREEPS_TOKEN: "a", INPUT_TOKEN: "b", OTHER: "hunter2-and-more", EDITOR: "vi" };
    expect(personEnvironment(known, env)).toEqual({ EDITOR: "vi" });
  });
});

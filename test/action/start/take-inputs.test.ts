import { describe, expect, test } from "vitest";
import { ownInputs } from "../../../src/action/start/input-names.ts";
import { takeInputs } from "../../../src/action/start/take-inputs.ts";

const token = "made-up-token-of-nobody";

describe("takeInputs()", () => {
  test("leaves nothing in the environment that a child or a crash report could show", () => {
    const environment = {
      PATH: "/bin",
      INPUT_TOKEN: token,
      "INPUT_GITHUB-TOKEN": "made-up-github-token",
      SCREEPS_PASSWORD: "made-up-password",
      MY_BOT_SECRET: "made-up-secret",
      Some_Token: "made-up-too",
      GITHUB_TOKEN: "for git",
      ACTIONS_RUNTIME_TOKEN: "for the runner",
    };
    takeInputs(environment);
    expect(environment).toEqual({ PATH: "/bin", GITHUB_TOKEN: "for git", ACTIONS_RUNTIME_TOKEN: "for the runner" });
  });

  test("gives what was taken: every credential by itself, and the environment without inputs", () => {
    const { env, secrets, raw, githubToken } = takeInputs({
      INPUT_TOKEN: token,
      "INPUT_GITHUB-TOKEN": "made-up-github-token",
      SCREEPS_SEASON_TOKEN: "of the season",
    });
    expect(raw["token"]).toBe(token);
    expect(githubToken).toBe("made-up-github-token");
    expect(secrets).toEqual(expect.arrayContaining([token, "made-up-github-token", "of the season"]));
    expect(env).toEqual({ SCREEPS_SEASON_TOKEN: "of the season" });
  });

  test("takes an input that is empty as one that was not given", () => {
    const { command, ref, workingDirectory, secrets } = takeInputs({ INPUT_COMMAND: "", INPUT_TOKEN: " \n" });
    expect([command, ref, workingDirectory, secrets]).toEqual([ownInputs.command.default, "", "", []]);
  });

  test("trims the spaces of YAML and nothing else: a byte order mark in a ref is no accident", () => {
    expect(takeInputs({ INPUT_REF: " \tmain\r\n" }).ref).toBe("main");
    expect(takeInputs({ INPUT_REF: "\ufeffmain\u00a0" }).ref).toBe("\ufeffmain\u00a0");
  });

  test("knows an input by the runner's name for it: upper case, with its hyphens", () => {
    const given = takeInputs({ "INPUT_WORKING-DIRECTORY": "bot", "INPUT_ON-DRIFT": "refuse", INPUT_ON_DRIFT: "keep" });
    expect([given.workingDirectory, given.raw["on-drift"]]).toEqual(["bot", "refuse"]);
  });
});

import { describe, expect, test } from "vitest";
import { parseConfigFile } from "../../../src/model/config/config-file.ts";
import { explanationsOf, words } from "../../../src/model/learn/explanation.ts";
import { outcomeAdvice } from "../../../src/model/learn/outcome-advice.ts";
import { firstSettings, questions } from "../../../src/model/learn/questions.ts";
import { exampleValue } from "../../../src/model/learn/setting-example.ts";
import { outcomes } from "../../../src/model/outcome/outcome.ts";
import { settingNames } from "../../../src/model/settings/read-settings.ts";
import { readValue } from "../../../src/model/settings/read-value.ts";
import { settings } from "../../../src/model/settings/settings.ts";

const factsOf = (word: string) => Object.fromEntries(explanationsOf(word).flatMap(({ facts }) => facts));

describe("a setting is told whole", () => {
  test("in file, flag, input and environment, with an example", () => {
    expect(factsOf("on-drift")).toMatchObject({
      file: "on-drift: refuse",
      flag: "--on-drift refuse",
      input: "on-drift: refuse",
      variable: "none",
    });
    expect(factsOf("verify")).toMatchObject({ file: "verify: false", flag: "--no-verify" });
    expect(factsOf("source")).toMatchObject({ variable: "SCREEPS_SYNC_SOURCE=src" });
  });

  test("a credential without a value, and with the page that makes one", () => {
    expect(factsOf("token")).toMatchObject({
      file: "never: it is not a commit's to say",
      input: "token: ${{ secrets.SCREEPS_TOKEN }}",
      page: "https://screeps.com/a/#!/account/auth-tokens",
    });
  });

  test.each(settingNames.filter((name) => settings[name].commit.may !== "no"))(
    "%s: what the file is told is taken",
    (name) => {
      expect(parseConfigFile(`${factsOf(name)["file"]}\n`, "screeps-sync.yml")).toHaveProperty([name]);
    },
  );

  test.each(settingNames.filter((name) => settings[name].kind !== "yaml"))("%s: its example is a value", (name) => {
    expect(() => readValue(settings[name], exampleValue(name), name)).not.toThrow();
  });
});

test("an outcome is told with its exit status and what is done next", () => {
  expect(factsOf("drift")).toMatchObject({ exit: "4", "in CI": "the step fails" });
  expect(Object.keys(outcomeAdvice).sort()).toEqual(Object.keys(outcomes).sort());
});

test("a finding is told with what changes its level", () => {
  expect(factsOf("missing-module")).toMatchObject({ usually: "error", file: "checks: { missing-module: warn }" });
});

test("every word has an explanation, and a strange one has none", () => {
  expect(words.filter((word) => explanationsOf(word).length === 0)).toEqual([]);
  expect(explanationsOf("constructor")).toEqual([]);
});

test("every setting belongs to one question, and those that most people need come first", () => {
  const all = questions.flatMap(({ names }) => names);
  expect([...all].sort()).toEqual([...settingNames].sort());
  expect(all.slice(0, 5)).toEqual(firstSettings);
});

import { parseCredentialsFile } from "../../../src/model/account/credentials-file.ts";
import { parseConfigFile } from "../../../src/model/config/config-file.ts";
import { anyGlob } from "../../../src/model/glob/glob.ts";
import { markText, readMark } from "../../../src/model/modules/mark.ts";
import { UsageError } from "../../../src/model/outcome/errors.ts";
import { type FuzzTarget, holds, refusesOnly } from "../target.ts";

const value = "marked-value-0123456789";

export const fileTargets: readonly FuzzTarget[] = [
  {
    name: "credentials-file",
    law: "a credentials file is read, or refused without repeating a value of it",
    seeds: [
      `servers:\n  main:\n    host: screeps.com\n    token: ${value}\n`,
      `{"main":{"token":"${value}","hostname":"screeps.com","port":443}}`,
      `email: a@b.c\npassword: ${value}\n`,
    ],
    run: (bytes) => {
      const text = bytes.toString();
      try {
        parseCredentialsFile(text, "the file");
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        const isValueOnly = text
          .split(value)
          .slice(0, -1)
          .every((before) => /(?:token"?|password"?): ?"?$/.test(before));
        holds(!isValueOnly || !error.message.includes(value), `no value is repeated: ${error.message}`);
      }
    },
  },
  {
    name: "config",
    law: "a configuration is read, or refused in words",
    seeds: [
      "source: src\nlayout: flat\nbranches:\n  main: default\n  reserve:release/*: {a: b}\n",
      "servers:\n  mine: http://127.0.0.1:21025\nchecks:\n  syntax: warn\n",
      "a: &a [*a]\n",
      "? [x]\n: y\n--- \n!!js x",
    ],
    run: (bytes) => {
      refusesOnly(UsageError, () => parseConfigFile(bytes.toString(), "screeps-sync.yml"));
    },
  },
  {
    name: "glob",
    law: "a glob answers yes or no, or is refused as wrong use",
    seeds: ["src/**/*.js\nsrc/a/b.js", "!{a,b}[!x-z]?\\*\nab", "+(a|b)\naaa"],
    run: (bytes) => {
      const [glob = "", name = ""] = bytes.toString().split("\n");
      refusesOnly(UsageError, () => anyGlob([glob])(name.slice(0, 200)));
    },
  },
  {
    name: "mark",
    law: "a mark is read only from what this program writes, letter by letter",
    seeds: [
      markText({
        commit: "1".repeat(40),
        ref: "refs/heads/main",
        time: "2026-01-02T03:04:05.000Z",
        tree: "2".repeat(40),
        digest: `sha256:${"3".repeat(64)}`,
      }),
    ],
    run: (bytes) => {
      const text = bytes.toString();
      const mark = readMark(text);
      holds(mark === undefined || markText(mark) === text, "nothing else is a mark");
    },
  },
];

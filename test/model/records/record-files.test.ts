import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ModuleContent, sameContent } from "../../../src/model/modules/modules.ts";
import { modulesDigest } from "../../../src/model/modules/modules-digest.ts";
import { isEmpty, planWrite } from "../../../src/model/modules/plan.ts";
import { modulesOfRecord, recordFiles } from "../../../src/model/records/record-files.ts";
import { anyModules } from "../../support/hostile/arbitrary-modules.ts";
import { check } from "../../support/seeded.ts";

const shown = (files: ReturnType<typeof recordFiles>) =>
  files
    .map(({ path, bytes }) => `${path}\0${bytes.toString("hex")}`)
    .sort()
    .join("\n");

describe("recordFiles()", () => {
  test("keeps any map exactly: files give the same modules back", () => {
    check(
      "modules and files",
      20_000,
      fc.property(anyModules, (modules) => {
        const back = modulesOfRecord(recordFiles(modules));
        expect(back).toEqual(modules);
        expect(modulesDigest(back)).toBe(modulesDigest(modules));
      }),
    );
  });

  test("never gives two different maps the same files or the same digest", () => {
    check(
      "different maps",
      10_000,
      fc.property(anyModules, anyModules, (a, b) => {
        const equal = isEmpty(planWrite(a, b, sameContent));
        expect(shown(recordFiles(a)) === shown(recordFiles(b))).toBe(equal);
        expect(modulesDigest(a) === modulesDigest(b)).toBe(equal);
      }),
    );
  });

  test("writes text, bytes and anything else as files of their kind", () => {
    const files = recordFiles(
      new Map<string, ModuleContent>([
        ["main", "é\r\n"],
        ["lib/x", { binary: "AGFzbQ==" }],
        ["odd", { json: "null" }],
        ["half", "\ud800"],
        ["sloppy", { binary: "AGFzbQ" }],
      ]),
    );
    expect(files.map(({ path, bytes }) => [path, bytes.toString()])).toEqual([
      ["main.js", "é\r\n"],
      ["lib/x.wasm", "\0asm"],
      ["odd.json", "null"],
      ["half.json", '"\\ud800"'],
      ["sloppy.json", '{"binary":"AGFzbQ"}'],
    ]);
  });
});

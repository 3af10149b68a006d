import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type RecordExtension, recordName, recordPaths } from "../../../src/model/records/record-names.ts";
import { anyName } from "../../support/hostile/arbitrary-modules.ts";
import { hostileNames } from "../../support/hostile/hostile-names.ts";
import { check } from "../../support/seeded.ts";

const extension = fc.constantFrom<RecordExtension>("js", "wasm", "json");
const someNames = fc.array(fc.tuple(anyName, extension), { maxLength: 12 }).map((entries) => new Map(entries));
const asText = (names: readonly string[]) => new Map(names.map((name) => [name, "js" as const]));

describe("recordPaths()", () => {
  test("gives every name back from its path, and no two names one path", () => {
    check(
      "names and paths",
      20_000,
      fc.property(someNames, (names) => {
        const paths = recordPaths(names);
        for (const [name, path] of paths) expect(recordName(path)).toBe(name);
        expect(new Set(paths.values()).size).toBe(names.size);
      }),
    );
  });

  test("gives paths that Windows, macOS and git can hold side by side", () => {
    check(
      "paths on any disk",
      20_000,
      fc.property(someNames, (names) => {
        const paths = [...recordPaths(names).values()];
        for (const path of paths)
          for (const component of path.split("/")) expect(unholdable(component)).toBeUndefined();
        expect(clash(paths)).toBeUndefined();
      }),
    );
  });

  test("holds all the hostile names at once", () => {
    expect(new Set(hostileNames).size).toBeGreaterThanOrEqual(200);
    const paths = recordPaths(asText(hostileNames));
    expect([...paths.values()].map((path) => recordName(path))).toEqual([...paths.keys()]);
    expect(clash([...paths.values()])).toBeUndefined();
  });

  test("leaves usual names as they are", () => {
    const names = ["main", "role/miner", "role.miner", "prototype_Creep", "lib-x", "Gürtel", "日本"];
    expect([...recordPaths(asText(names)).values()]).toEqual(names.map((name) => `${name}.js`));
  });

  test("encodes capitals only where two names differ by nothing else", () => {
    expect([...recordPaths(asText(["Main", "roleManager"])).values()]).toEqual(["Main.js", "roleManager.js"]);
    expect([...recordPaths(asText(["Main", "main", "Role/a", "role/b", "Zz"])).values()]).toEqual([
      "%4Dain.js",
      "main.js",
      "%52ole/a.js",
      "role/b.js",
      "Zz.js",
    ]);
  });

  test("encodes a letter that is another one in a dress of its own", () => {
    expect([...recordPaths(asText(["\u{1d552}", "a"])).values()]).toEqual([expect.stringContaining("%"), "a.js"]);
  });

  test("knows a path that no name has", () => {
    for (const path of ["README.md", "a%zz.js", "%.js", ".js"]) expect(recordName(path)).toBeUndefined();
  });
});

/** Written from the vendors' rules and not from ours. */
function unholdable(component: string): string | undefined {
  if (component === "" || component.startsWith(".")) return "empty or dot";
  if (Buffer.byteLength(component) > 255) return "longer than 255 bytes";
  if (/[\0-\x1f<>:"|?*\\\x7f]/.test(component) || /[. ]$/.test(component)) return "refused by Windows";
  if (/^(con|prn|aux|nul|com[1-9]|lpt[1-9])(\.|$)/i.test(component)) return "a device of Windows";
  if (/~\d/.test(component) || /\p{Default_Ignorable_Code_Point}/u.test(component)) return "another name on disk";
  return component.isWellFormed() ? undefined : "no UTF-8";
}

/** Two paths, or two folders, that one disk would take for the same; a file where another needs a folder. */
function clash(paths: readonly string[]): string | undefined {
  const seen = new Map<string, string>();
  const fold = (path: string) => path.normalize("NFKD").toUpperCase().toLowerCase().normalize("NFC");
  for (const path of paths) {
    const parts = path.split("/");
    for (const [index] of parts.entries()) {
      const prefix = parts.slice(0, index + 1).join("/");
      const entry = `${prefix} ${index === parts.length - 1 ? "file" : "folder"}`;
      const known = seen.get(fold(prefix));
      if (known !== undefined && known !== entry) return `${known} and ${entry}`;
      seen.set(fold(prefix), entry);
    }
  }
  return undefined;
}

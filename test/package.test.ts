import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { version } from "../src/model/text/version.ts";
import { dist } from "./support/dist.ts";
import { temporaryFolder, writeFiles } from "./support/repository.ts";

// What a user gets: the packed tarball, installed where nothing of ours is.
const root = join(import.meta.dirname, "..");
const folder = temporaryFolder();
const home = join(folder.path, "home");
const project = join(folder.path, "project");
interface Packed {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}
let packed: Packed;

const { PATH = "" } = process.env;
const run = (command: string, args: readonly string[], cwd = project) =>
  execFileSync(command, args, { cwd, encoding: "utf8", env: { PATH, HOME: home, NO_COLOR: "1" } });
const npx = (...args: string[]) => run("npx", ["--no-install", "screeps-sync", ...args]);

beforeAll(() => {
  const package_ = join(folder.path, "package");
  for (const name of [
    "package.json",
    "README.md",
    "CHANGELOG.md",
    "LICENSE",
    "action.yml",
    "screeps-sync.schema.json",
    "docs/screeps-sync.1",
  ])
    cpSync(join(root, name), join(package_, name));
  cpSync(dist, join(package_, "dist"), { recursive: true });
  writeFiles(home, { ".gitconfig": "[user]\n\tname = A\n\temail = a@example.invalid\n" });
  writeFiles(project, { "package.json": '{ "type": "module" }\n' });
  [packed] = JSON.parse(run("npm", ["pack", "--json"], package_)) as [Packed];
  const tarball = join(package_, packed.filename);
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", tarball]);
}, 120_000);

describe("the package", () => {
  test("is small", () => {
    // The goal is 700 kB: iconv-lite, of which the emulator's server needs UTF-8 alone, is the next 9 kB.
    expect(packed.size).toBeLessThanOrEqual(725_000);
    expect(packed.unpackedSize).toBeLessThanOrEqual(2_500_000);
  });

  test("runs nothing at its installation, needs no other package, and says where it is from", () => {
    const installed = JSON.parse(readFileSync(join(project, "node_modules/screeps-sync/package.json"), "utf8"));
    const hooks = ["preinstall", "install", "postinstall", "prepare", "prepublish"];
    expect(Object.keys(installed.scripts).filter((name) => hooks.includes(name))).toEqual([]);
    expect(installed).not.toHaveProperty("dependencies");
    const action = readFileSync(join(root, "README.md"), "utf8").match(/uses: (screeps-sync\/[\w-]+)@/)?.[1];
    for (const address of [installed.repository.url, installed.homepage, installed.bugs])
      expect(address).toContain(`github.com/${action}`);
  });

  test("runs in an empty folder: its version, the demo, and a check of a commit", () => {
    expect(npx("--version")).toBe(`${version}\n`);
    expect(npx("demo")).toContain("Deployed");
    writeFiles(project, { "src/main.js": "module.exports.loop = function () {};\n", ".gitignore": "node_modules\n" });
    for (const args of [
      ["init", "-q"],
      ["add", "-A"],
      ["commit", "-qm", "first"],
    ])
      run("git", args);
    expect(npx("check")).toContain("✓");
  });

  test("gives a program the emulator, and its types to a TypeScript project that checks libraries too", () => {
    writeFiles(project, {
      "use.ts": `import { type Report, startEmulator } from "screeps-sync";
const emulator = await startEmulator();
emulator.addFault({ fault: "rate-limit", ms: 5, times: "always" });
const told: Pick<Report, "outcome" | "notes"> = { outcome: "deployed", notes: ["a note"] };
// @ts-expect-error: no such outcome
const wrong: Report["outcome"] = "great";
console.log(emulator.url.startsWith("http://127.0.0.1:"), told.outcome, wrong);
await emulator.close();
`,
    });
    const types = join(root, "node_modules/typescript/bin/tsc");
    const options = ["--strict", "--module", "nodenext", "--target", "es2024", "--types", "", "--lib", "es2024,dom"];
    run(process.execPath, [types, ...options, "--outDir", "out", "use.ts"]);
    expect(run(process.execPath, ["out/use.js"])).toBe("true deployed great\n");
  });
});

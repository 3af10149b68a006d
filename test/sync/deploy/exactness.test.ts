import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { layouts, moduleName } from "../../../src/model/modules/layout.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";
import { runDeploy } from "../../support/run.ts";

const folder = temporaryFolder();
const limit = 5 * 1024 * 1024;
let emulator: Emulator;

beforeAll(async () => {
  emulator = await startEmulator({ limits: { enabled: false } });
});
afterAll(() => emulator.close());

const freshRepository = (format?: "sha256") => makeRepository(folder.fresh(), format === undefined ? {} : { format });

/** What the server holds as bytes: of a binary module those that its base64 stands for. */
function bytesLive(branch: string): Map<string, Buffer> {
  const live = emulator.code(branch) ?? new Map<string, unknown>();
  return new Map([...live].map(([name, content]) => [name, bytesOf(content)]));
}

function bytesOf(content: unknown): Buffer {
  if (typeof content === "string") return Buffer.from(content);
  return Buffer.from((content as { binary: string }).binary, "base64");
}

const segment = fc
  .stringMatching(/^[a-zA-Z0-9_ü-]{1,8}$/)
  .filter((text) => !/^(?:tests?|__tests__|node_modules|main|gulpfile)$/i.test(text));
const path = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join("/"));
const text = fc
  .string({ unit: "grapheme", maxLength: 200 })
  .map((content) => Buffer.from(`\ufeff${content}\r\n\u0000\u2028`));
const binary = fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes));
const files = fc.dictionary(
  path,
  fc.oneof(
    text.map((bytes) => ({ bytes, end: ".js" })),
    binary.map((bytes) => ({ bytes, end: ".wasm" })),
  ),
  { maxKeys: 12 },
);

describe("the modules on the server are byte for byte those of the commit", () => {
  test.each(layouts)("for generated repositories with layout %s", async (layout) => {
    await fc.assert(
      fc.asyncProperty(files, fc.boolean(), async (generated, sha256) => {
        const paths = new Map(Object.entries(generated).map(([stem, { bytes, end }]) => [`${stem}${end}`, bytes]));
        const names = [...paths.keys(), "main.js"].map((file) => moduleName(file, layout));
        fc.pre(
          new Set(names).size === names.length &&
            new Set(names.map((name) => name.toLowerCase())).size === names.length,
        );
        fc.pre(
          !Object.keys(generated).some((one) => Object.keys(generated).some((other) => other.startsWith(`${one}.`))),
        );
        const repository = freshRepository(sha256 ? "sha256" : undefined);
        repository.commit({
          "src/main.js": "// main",
          ...Object.fromEntries([...paths].map(([file, bytes]) => [`src/${file}`, bytes])),
        });
        const branch = `b-${layout}`;
        const { report } = await runDeploy(repository.directory, emulator, {
          raw: { branch, layout, source: "src", checks: "syntax: off", "on-drift": "overwrite", "allow-shrink": true },
        });
        expect(report.outcome).toMatch(/^(?:deployed|unchanged)$/);
        const expected = [...paths].map(([file, bytes]): [string, Buffer] => [moduleName(file, layout), bytes]);
        expect(bytesLive(branch)).toEqual(new Map([["main", Buffer.from("// main")], ...expected]));
      }),
      { numRuns: 15 },
    );
  });

  test("for 400 files in 60 nested folders: 400 modules", async () => {
    const repository = freshRepository();
    const folders = Array.from({ length: 60 }, (_, index) =>
      index < 6 ? `f${index}` : `f${index % 6}/g${index % 10}/h${index}`,
    );
    const entries = Array.from({ length: 399 }, (_, index): [string, string] => [
      `src/${folders[index % 60]}/${index < 60 ? "index" : `m${index}`}.js`,
      `// ${index}`,
    ]);
    repository.commit({ "src/main.js": "// main", ...Object.fromEntries(entries) });
    const { report } = await runDeploy(repository.directory, emulator, { raw: { branch: "many" } });
    expect(report).toMatchObject({ outcome: "deployed", modules: 400 });
    expect(bytesLive("many").size).toBe(400);
    expect(bytesLive("many").get("f3/index")?.toString()).toBe("// 3");
  });
});

describe("the size", () => {
  const sized = (length: number) => "x".repeat(length - JSON.stringify({ main: "" }).length);

  test("of 5,242,880 characters passes", async () => {
    const repository = freshRepository();
    repository.commit({ "main.js": sized(limit) });
    const { report } = await runDeploy(repository.directory, emulator, { raw: { branch: "large" } });
    expect(report).toMatchObject({ outcome: "deployed", bytes: limit });
  });

  test("of 5,242,881 characters is refused before anything is sent", async () => {
    const repository = freshRepository();
    repository.commit({ "main.js": sized(limit + 1) });
    emulator.clearRequests();
    const { report } = await runDeploy(repository.directory, emulator, { raw: { branch: "large" } });
    expect(report).toMatchObject({ outcome: "failed", message: expect.stringContaining("5,242,881") });
    expect(emulator.lines()).toEqual([]);
  });
});

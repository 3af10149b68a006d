// Builds dist/: tsc, then one ncc bundle with lazy chunks, minified, then an entry file for each door and the licences.
// `--check` builds into a temporary folder and compares, new and missing files included; `--out <folder>` builds there.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { rolldown } from "rolldown";
import { minifySync } from "rolldown/utils";
import { shortenTables } from "./shorten-tables.ts";

const root = join(import.meta.dirname, "..");
const build = join(root, "build/js");
const tsc = join(root, "node_modules/typescript/bin/tsc");
const doors = {
  action: "action",
  cli: "cli",
  "pre-push": "pre-push",
  "git-remote-screeps": "git-remote-screeps",
} as const;
// ncc lists only the last chunk's licences, so they are taken from a bundle that loads everything at once.
const bundled = [
  "@actions/core",
  "@actions/github",
  "@clack/prompts",
  "@jridgewell/trace-mapping",
  "commander",
  "express",
  "meriyah",
  "simple-git",
  "undici",
  "valibot",
  "ws",
  "yaml",
  "yocto-spinner",
];

/** What libraries ask for in the last case only, and do without: a third of the bytes of the package. */
const leftOut = [
  // Native code that ws would use where it is there; its own does.
  "bufferutil",
  "utf-8-validate",
  // undici: a parser behind a switch, and a second copy of its own; the plain one is taken where the other is missing.
  "../milo/simd.js",
  "../milo/no-simd.js",
  "../llhttp/llhttp_simd-wasm.js",
  // The emulator's server answers 415 to a body in an encoding whose table is missing; the service knows UTF-8 alone.
  ...["big5-added", "cp936", "cp949", "cp950", "eucjp", "gb18030-ranges", "gbk-added", "shiftjis"].map(
    (table) => `./tables/${table}.json`,
  ),
];

const require = createRequire(import.meta.url);
const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
const ncc = (input: string, out: string, ...more: string[]) =>
  node(
    require.resolve("@vercel/ncc/dist/ncc/cli.js"),
    "build",
    input,
    "--out",
    out,
    "--no-cache",
    "--no-source-map-register",
    "--target",
    "es2024",
    "--quiet",
    ...leftOut.flatMap((name) => ["--external", name]),
    ...more,
  );

/** Plain syntax only: an old Node, or half a package, must be able to print the message instead of a stack. */
const entry = (door: string, build: string) => `#!/usr/bin/env node
const isHook = ${door === "pre-push"};
function leave(found, help) {
  const stops = !isHook || process.argv.includes("--strict");
  const push = stops ? "the push is stopped, since install had --strict; " : "the push goes on without it; ";
  console.error("screeps-sync: " + found + "; " + (isHook ? push : "") + help);
  process.exit(stops ? 2 : 0);
}
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 22 || (major === 22 && minor < 19))
  leave(
    "Node.js 22.19 or newer is needed, this is " + process.version + " (" + process.execPath + ")",
    isHook ? 'with a newer one in PATH, "screeps-sync install" mends it' : "run it with a newer one",
  );
async function start() {
  try {
    await require("./load-bundle.js").loadBundle("${build}").start("${door}");
  } catch (error) {
    if (error.code !== "SCREEPS_SYNC_NOT_WHOLE" && error.code !== "MODULE_NOT_FOUND") throw error;
    leave("the package is not whole, " + error.message.split("\\n")[0], "npm install --force screeps-sync mends it");
  }
}
start();
`;

/** What programs import. The bundle is loaded when something of it is called. */
const library = (build: string) => `"use strict";
exports.startEmulator = async (options) =>
  (await require("./load-bundle.js").loadBundle("${build}").library()).startEmulator(options);
`;

/** The emitted JavaScript has one fixed place, since ids in the bundle come from its paths: one build at a time. */
async function buildInto(dist: string): Promise<void> {
  const lock = join(root, "build/lock");
  mkdirSync(join(root, "build"), { recursive: true });
  takeLock(lock);
  try {
    await buildAlone(dist);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function takeLock(lock: string): void {
  for (const end = Date.now() + 120_000; ; Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)) {
    try {
      mkdirSync(lock);
      return;
    } catch (error) {
      if (Date.now() > end)
        throw new Error(`Cannot build: ${lock} is held by another build; remove it if there is none`, { cause: error });
    }
  }
}

async function buildAlone(dist: string): Promise<void> {
  rmSync(build, { recursive: true, force: true, maxRetries: 3 });
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist, { recursive: true });
  node(tsc, "--noCheck", "-p", "tsconfig.build.json");
  // Without "type": "module" ncc makes CommonJS, which `load-bundle.ts` can keep compiled.
  writeFileSync(join(build, "package.json"), "{}\n");
  ncc(join(build, "entry.js"), join(dist, "lib"));
  refuseAssets(join(dist, "lib"));
  // Not in the bundle, since it is what loads it.
  await bundleLoader(join(dist, "load-bundle.js"));
  const scripts = [...filesOf(dist).keys()].filter((file) => file.endsWith(".js")).map((file) => join(dist, file));
  const texts = new Map(scripts.map((file) => [file, readFileSync(file, "utf8")]));
  for (const [file, text] of shortenTables(texts)) minify(file, text);
  const id = buildId(join(dist, "lib"));
  for (const [file, door] of Object.entries(doors)) {
    writeFileSync(join(dist, `${file}.js`), entry(door, id));
    chmodSync(join(dist, `${file}.js`), 0o755);
  }
  writeFileSync(join(dist, "library.js"), library(id));
  copyTypes(join(dist, "types"));
  // `init` writes them from there; the examples are their one place.
  cpSync(join(root, "examples/workflows"), join(dist, "workflows"), { recursive: true });
  // `demo` deploys them from there.
  for (const name of ["bot", "refused"])
    cpSync(join(root, "examples", name, "src"), join(dist, "examples", name), { recursive: true });
  // Loading an ES module costs more, and makes Node read parts of itself that nobody asked for: 4 ms of CPU.
  writeFileSync(join(dist, "package.json"), '{ "type": "commonjs" }\n');
  writeLicences(dist);
}

/** ncc copies what a constant path seems to name, and puts its own path in the place of ours: `join(process.cwd(), ".git")` did. */
function refuseAssets(lib: string): void {
  const assets = [...filesOf(lib).keys()].filter((file) => !file.endsWith(".js"));
  if (assets.length > 0) throw new Error(`Cannot build: ncc took ${assets.length} files for ours: ${assets[0]}, …`);
}

/** Our declarations that `library.ts` leads to, and those alone. */
function copyTypes(folder: string): void {
  const all = join(build, "../types");
  node(tsc, "--noCheck", "-p", "tsconfig.build.json", "--declaration", "--emitDeclarationOnly", "--outDir", all);
  const wanted = new Set([join(all, "library.d.ts")]);
  for (const file of wanted) {
    const text = readFileSync(file, "utf8");
    for (const [, path = ""] of text.matchAll(/ from "(\.[^"]+)\.ts"/g)) wanted.add(join(file, "..", `${path}.d.ts`));
    cpSync(file, join(folder, relative(all, file)));
  }
}

/** The loader and what it needs, as one file. */
async function bundleLoader(file: string): Promise<void> {
  const loader = await rolldown({ input: join(build, "load-bundle.js"), platform: "node" });
  await loader.write({ file, format: "cjs", exports: "named" });
}

/** A third of the bytes to read and to compile. Classes keep their names, which errors show; those of functions are 24 kB of the package. */
function minify(file: string, text: string): void {
  const keepNames = { function: false, class: true };
  const { code, errors } = minifySync(file, text, {
    module: false,
    compress: { target: "es2024", keepNames },
    mangle: { keepNames },
    codegen: { removeWhitespace: true, legalComments: "none" },
  });
  if (errors.length > 0) throw new Error(`Cannot minify ${file}: ${errors[0]?.message}`);
  writeFileSync(file, code);
}

/** Names the content of the bundle: 16 characters. */
function buildId(lib: string): string {
  const hash = createHash("sha256");
  const files = filesOf(lib);
  for (const name of [...files.keys()].sort()) hash.update(`${name}\0`).update(files.get(name) ?? "");
  return hash.digest("hex").slice(0, 16);
}

function writeLicences(dist: string): void {
  const imports = bundled.map((name, index) => `import * as p${index} from "${name}";`);
  const uses = bundled.map((_, index) => `p${index}`).join(", ");
  writeFileSync(join(build, "licences.js"), `${imports.join("\n")}\nconsole.log(${uses});\n`);
  const out = join(build, "licences");
  ncc(join(build, "licences.js"), out, "--license", "licenses.txt");
  cpSync(join(out, "licenses.txt"), join(dist, "licenses.txt"));
}

function filesOf(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  return new Map(
    entries.map((item) => {
      const path = join(item.parentPath, item.name);
      return [relative(folder, path), readFileSync(path)];
    }),
  );
}

function differences(fresh: Map<string, Buffer>, committed: Map<string, Buffer>): string[] {
  const names = new Set([...fresh.keys(), ...committed.keys()]);
  return [...names]
    .filter((name) => !committed.get(name)?.equals(fresh.get(name) ?? Buffer.alloc(0)) || !fresh.has(name))
    .sort();
}

async function check(): Promise<void> {
  mkdirSync(build, { recursive: true });
  const fresh = mkdtempSync(join(root, ".dist-check-"));
  try {
    await buildInto(fresh);
    const differing = differences(filesOf(fresh), filesOf(join(root, "dist")));
    if (differing.length > 0) {
      console.error(
        `dist/ is not what src/ builds; run npm run build and commit it. Different: ${differing.join(", ")}`,
      );
      process.exitCode = 1;
    }
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

const out = process.argv.indexOf("--out");
if (process.argv.includes("--check")) await check();
else await buildInto(join(root, out < 0 ? "dist" : (process.argv[out + 1] ?? "dist")));

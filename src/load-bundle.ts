import type { Script } from "node:vm";
import { cacheFolder, keep, readKept, wasHereBefore } from "./sync/start/own-cache.ts";

/** What the bundle offers to the entry files. */
interface Bundle {
  readonly start: (door: string) => Promise<void>;
  /** Called by what the build writes for programs. */
  readonly library: () => Promise<object>;
}

/**
 * Loads `lib/` beside this file, whose content is named by `build`, and keeps the code that V8 compiles from it for the
 * runs to come. Node's own cache is filled when a file is loaded and so lacks what is compiled later, when it is called;
 * this one is filled when the process ends: 15 of 94 ms of CPU (`npm run bench -- --inputs S --cases first`).
 */
export function loadBundle(build: string): Bundle {
  const path = process.getBuiltinModule("node:path");
  const { readFileSync } = process.getBuiltinModule("node:fs");
  const { Script } = process.getBuiltinModule("node:vm");
  const nodeRequire = process.getBuiltinModule("node:module").createRequire(import.meta.filename);
  const folder = path.join(import.meta.dirname, "lib");
  const modules = new Map<string, { exports: unknown }>();
  const fresh = new Map<string, Script>();
  const load = (name: string): unknown => {
    const known = modules.get(name);
    if (known !== undefined) return known.exports;
    const module = { exports: {} };
    modules.set(name, module);
    const filename = path.join(folder, name);
    const cachedData = readCompiled(name, build);
    const script = whole(name, () => {
      const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(filename, "utf8")}\n})`;
      return new Script(source, { filename, ...(cachedData === undefined ? {} : { cachedData }) });
    });
    if (cachedData === undefined || script.cachedDataRejected === true) fresh.set(name, script);
    const require = (id: string): unknown => (id.startsWith("./") ? load(id.slice(2)) : nodeRequire(id));
    script.runInThisContext()(module.exports, require, module, filename, folder);
    return module.exports;
  };
  process.once("exit", () => keepCompiled(fresh, build));
  return load("index.js") as Bundle;
}

/** A file of the package that is missing or cut off, as after an interrupted install: the entry file knows what to say. */
function whole<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : String(cause);
    throw Object.assign(new Error(`${name}: ${found}`, { cause }), { code: "SCREEPS_SYNC_NOT_WHOLE" });
  }
}

/** One file for each file of the bundle. */
function fileFor(name: string): string | undefined {
  const folder = cacheFolder(process.env, `${process.version}-${process.arch}`);
  return folder === undefined ? undefined : `${folder}/${name}.code`;
}

/** V8 checks its own version and flags, but of the source only the length: so the build is kept in front of the code. */
function readCompiled(name: string, build: string): Buffer | undefined {
  const file = fileFor(name);
  const kept = file === undefined ? undefined : readKept(file);
  return kept?.toString("latin1", 0, build.length) === build ? kept.subarray(build.length) : undefined;
}

function keepCompiled(scripts: ReadonlyMap<string, Script>, build: string): void {
  const index = fileFor("index.js");
  if (index === undefined || !wasHereBefore(index)) return;
  for (const [name, script] of scripts) {
    const file = fileFor(name);
    if (file !== undefined) keep(file, Buffer.concat([Buffer.from(build), script.createCachedData()]));
  }
}

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { CodeFacts } from "../model/code-facts.ts";

/** Blob id → facts. */
export type KnownFacts = ReadonlyMap<string, CodeFacts>;

// What is known depends on our own reading (first number: raise it when that changes) and on the engine's.
const version = `1 ${process.versions.v8}`;

/**
 * Where facts of a source folder are kept: in the user's own cache, since in a shared one others could plant theirs.
 * Undefined where there is no such folder.
 */
export function factsCacheFile(env: NodeJS.ProcessEnv, directory: string, source: string): string | undefined {
  const home = env["HOME"] ?? env["USERPROFILE"];
  const cache = env["XDG_CACHE_HOME"] || (home === undefined || home === "" ? undefined : `${home}/.cache`);
  if (cache === undefined) return undefined;
  // Two folders that share a name only forget each other's facts. A hash of it would load crypto: 6 ms of CPU.
  const name = `${directory}/${source}`.replaceAll(/[^\w.-]+/g, "_").slice(-200);
  return `${cache}/screeps-sync/checked/${name}.json`;
}

/** What was kept; nothing where it cannot be read, is of another version or not ours. */
export function knownFacts(file: string): Map<string, CodeFacts> {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (typeof kept !== "object" || kept === null || !("version" in kept) || !("facts" in kept)) return new Map();
    const { facts } = kept;
    if (kept.version !== version || typeof facts !== "object" || facts === null) return new Map();
    return new Map(Object.entries(facts).filter((entry): entry is [string, CodeFacts] => areFacts(entry[1])));
  } catch {
    return new Map();
  }
}

/** Keeps the facts whole or not at all: another run may read or write them at the same time. Failing to keep them harms nobody. */
export function keepFacts(file: string, facts: KnownFacts): void {
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    using _end = { [Symbol.dispose]: () => rmSync(unfinished, { force: true }) };
    writeFileSync(unfinished, JSON.stringify({ version, facts: Object.fromEntries(facts) }), { mode: 0o600 });
    renameSync(unfinished, file);
  } catch {
    // The next run reads the code again.
  }
}

function areFacts(value: unknown): value is CodeFacts {
  if (typeof value !== "object" || value === null || !("requires" in value) || !("computed" in value)) return false;
  return Array.isArray(value.requires) && Array.isArray(value.computed);
}

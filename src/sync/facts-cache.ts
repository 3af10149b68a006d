import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
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
  const { createHash } = process.getBuiltinModule("node:crypto");
  const name = createHash("sha256").update(`${directory}\0${source}`).digest("hex").slice(0, 16);
  return `${cache}/screeps-sync/checked/${name}.json`;
}

/** What was kept; nothing where it cannot be read, is of another version or not ours. */
export async function knownFacts(file: string): Promise<Map<string, CodeFacts>> {
  try {
    const kept: unknown = JSON.parse(await readFile(file, "utf8"));
    if (typeof kept !== "object" || kept === null || !("version" in kept) || !("facts" in kept)) return new Map();
    const { facts } = kept;
    if (kept.version !== version || typeof facts !== "object" || facts === null) return new Map();
    return new Map(Object.entries(facts).filter((entry): entry is [string, CodeFacts] => areFacts(entry[1])));
  } catch {
    return new Map();
  }
}

/** Keeps the facts whole or not at all: another run may read or write them at the same time. Failing to keep them harms nobody. */
export async function keepFacts(file: string, facts: KnownFacts): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeFile(unfinished, JSON.stringify({ version, facts: Object.fromEntries(facts) }), { mode: 0o600 });
    await rename(unfinished, file);
  } catch {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

function areFacts(value: unknown): value is CodeFacts {
  if (typeof value !== "object" || value === null || !("requires" in value) || !("computed" in value)) return false;
  return Array.isArray(value.requires) && Array.isArray(value.computed);
}

// Covered by test/sync/source/preflight-cost.test.ts
import type { KnownCode } from "../../model/code/code-facts.ts";
import { cacheFolder, keep, readKept, wasHereBefore } from "../start/own-cache.ts";

// What is known depends on our own reading (first number: raise it when that changes) and on the engine's.
const version = `2 ${process.versions.v8}`;

/** Where facts of a source folder are kept; undefined where nothing can be. */
export function factsCacheFile(env: NodeJS.ProcessEnv, directory: string, source: string): string | undefined {
  const folder = cacheFolder(env, "checked");
  // Two folders that share a name only forget each other's facts. A hash of it would load crypto: 6 ms of CPU.
  const name = `${directory}/${source}`.replaceAll(/[^\w.-]+/g, "_").slice(-200);
  return folder === undefined ? undefined : `${folder}/${name}.json`;
}

/** What was kept; nothing where it is not ours, or of another version. */
export function knownFacts(file: string): Map<string, KnownCode> {
  try {
    const kept: unknown = JSON.parse(readKept(file)?.toString("utf8") ?? "null");
    if (typeof kept !== "object" || kept === null || !("version" in kept) || !("facts" in kept)) return new Map();
    const { facts } = kept;
    if (kept.version !== version || typeof facts !== "object" || facts === null) return new Map();
    return new Map(Object.entries(facts).filter((entry): entry is [string, KnownCode] => areFacts(entry[1])));
  } catch {
    return new Map();
  }
}

/** Failing to keep them harms nobody: the next run reads the code again. */
export function keepFacts(file: string, facts: ReadonlyMap<string, KnownCode>): void {
  if (!wasHereBefore(file)) return;
  keep(file, Buffer.from(JSON.stringify({ version, facts: Object.fromEntries(facts) })));
}

function areFacts(value: unknown): value is KnownCode {
  if (typeof value !== "object" || value === null) return false;
  if ("mayRequire" in value) return Array.isArray(value.mayRequire);
  if (!("requires" in value) || !("computed" in value)) return false;
  return Array.isArray(value.requires) && Array.isArray(value.computed);
}

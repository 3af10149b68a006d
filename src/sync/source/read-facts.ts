// Covered by test/sync/source/preflight-cost.test.ts
import type { CodeFacts, KnownCode } from "../../model/code/code-facts.ts";
import { engineTakes, readCode, scanCode } from "../../model/code/read-code.ts";
import { isBinaryFile, type ModuleFile, textOf } from "../../model/modules/module-files.ts";
import { keepFacts, knownFacts } from "./facts-cache.ts";

type CodeFile = Pick<ModuleFile, "path" | "oid" | "bytes">;

/** Files of code → what each says of itself, by blob id. What an earlier run has read of the same blob is not read again. */
export async function readFacts(
  files: readonly CodeFile[],
  cacheFile: string | undefined,
): Promise<ReadonlyMap<string, CodeFacts>> {
  const known = knownIn(cacheFile);
  const facts = new Map<string, CodeFacts>();
  for (const file of codeOf(files)) {
    const kept = known.get(file.oid);
    facts.set(file.oid, kept === undefined || "mayRequire" in kept ? await readCode(textOf(file)) : kept);
  }
  keepIfNew(cacheFile, known, facts);
  return facts;
}

/** What a scan says of files of code, and which of them the engine is known to take. */
export interface ScannedFiles {
  readonly facts: ReadonlyMap<string, KnownCode>;
  /** Whether the engine takes these files too. What it takes is kept for a next run. */
  readonly engineTakes: (files: readonly CodeFile[]) => boolean;
}

/** The same, where of most files a scan is enough. */
export async function scanFiles(files: readonly CodeFile[], cacheFile: string | undefined): Promise<ScannedFiles> {
  const known = knownIn(cacheFile);
  const facts = new Map<string, KnownCode>();
  for (const file of codeOf(files)) facts.set(file.oid, known.get(file.oid) ?? (await scanCode(textOf(file))));
  const taken = new Map([...facts].filter(([oid, code]) => known.has(oid) || !("mayRequire" in code)));
  return {
    facts,
    engineTakes: (some) => {
      for (const file of codeOf(some)) {
        const code = facts.get(file.oid);
        if (taken.has(file.oid) || code === undefined) continue;
        if (!engineTakes(textOf(file))) return false;
        taken.set(file.oid, code);
      }
      keepIfNew(cacheFile, known, taken);
      return true;
    },
  };
}

const knownIn = (cacheFile: string | undefined): ReadonlyMap<string, KnownCode> =>
  cacheFile === undefined ? new Map() : knownFacts(cacheFile);

const codeOf = (files: readonly CodeFile[]): readonly CodeFile[] => files.filter((file) => !isBinaryFile(file));

function keepIfNew(
  cacheFile: string | undefined,
  known: ReadonlyMap<string, KnownCode>,
  facts: ReadonlyMap<string, KnownCode>,
): void {
  const isNew = facts.size !== known.size || [...facts].some(([oid, code]) => known.get(oid) !== code);
  if (cacheFile !== undefined && isNew) keepFacts(cacheFile, facts);
}

// Covered by test/sync/source/preflight-cost.test.ts
import type { CodeFacts, KnownCode } from "../../model/code/code-facts.ts";
import { readCode, scanCode } from "../../model/code/read-code.ts";
import { isBinaryFile, type ModuleFile } from "../../model/modules/module-files.ts";
import { keepFacts, knownFacts } from "./facts-cache.ts";

type CodeFile = Pick<ModuleFile, "path" | "oid" | "bytes">;

/** Files of code → what each says of itself, by blob id. What an earlier run has read of the same blob is not read again. */
export function readFacts(
  files: readonly CodeFile[],
  cacheFile: string | undefined,
): Promise<ReadonlyMap<string, CodeFacts>> {
  return readEach(files, cacheFile, readCode, (kept) => ("mayRequire" in kept ? undefined : kept));
}

/** The same, where of most files a scan is enough. */
export function scanFacts(
  files: readonly CodeFile[],
  cacheFile: string | undefined,
): Promise<ReadonlyMap<string, KnownCode>> {
  return readEach(files, cacheFile, scanCode, (kept) => kept);
}

async function readEach<Code extends KnownCode>(
  files: readonly CodeFile[],
  cacheFile: string | undefined,
  read: (text: string) => Promise<Code>,
  ifEnough: (kept: KnownCode) => Code | undefined,
): Promise<ReadonlyMap<string, Code>> {
  const known = cacheFile === undefined ? new Map<string, KnownCode>() : knownFacts(cacheFile);
  const facts = new Map<string, Code>();
  let isNew = false;
  for (const { oid, bytes } of files.filter((file) => !isBinaryFile(file))) {
    if (facts.has(oid)) continue;
    const kept = known.get(oid);
    const enough = kept && ifEnough(kept);
    isNew ||= enough === undefined;
    facts.set(oid, enough ?? (await read(bytes.toString("utf8"))));
  }
  if (cacheFile !== undefined && (isNew || facts.size !== known.size)) keepFacts(cacheFile, facts);
  return facts;
}

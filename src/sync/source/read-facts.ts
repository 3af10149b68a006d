import type { CodeFacts } from "../../model/checks/code-facts.ts";
import { isBinaryFile, type ModuleFile } from "../../model/modules/module-files.ts";
import { type KnownFacts, keepFacts, knownFacts } from "./facts-cache.ts";

/** Files of code → what each says of itself, by blob id. What an earlier run has read of the same blob is not read again. */
export async function readFacts(
  files: readonly Pick<ModuleFile, "path" | "oid" | "bytes">[],
  cacheFile: string | undefined,
): Promise<KnownFacts> {
  const code = files.filter((file) => !isBinaryFile(file));
  const known = cacheFile === undefined ? new Map<string, CodeFacts>() : knownFacts(cacheFile);
  const fresh = code.filter(({ oid }) => !known.has(oid));
  if (fresh.length > 0) {
    // The parsers cost more to load than to use on one module.
    const { readCode } = await import("../../model/checks/read-code.ts");
    for (const { oid, bytes } of fresh) known.set(oid, await readCode(bytes.toString("utf8")));
  }
  const facts = new Map(code.map(({ oid }) => [oid, known.get(oid) ?? missing(oid)]));
  if (cacheFile !== undefined && (fresh.length > 0 || facts.size !== known.size)) keepFacts(cacheFile, facts);
  return facts;
}

function missing(oid: string): never {
  throw new Error(`No facts were read of ${oid}`);
}

import type { ModuleContent, Modules } from "./modules.ts";
import { isBinary } from "./modules.ts";

/** Module name → what it holds, as an id that is equal exactly when the content is. */
export type ContentIds = ReadonlyMap<string, string>;
export type ObjectFormat = "sha1" | "sha256";

/** The id of text or of bytes that git already knows as a blob. */
export function blobContentId(kind: "text" | "binary", oid: string): string {
  return `${kind} ${oid}`;
}

/** Ids of what a server holds, computed as git would, so that they compare with a tree without reading its blobs. */
export function contentIds(modules: Modules, format: ObjectFormat, known?: KnownIds): ContentIds {
  const knownId = (name: string, content: ModuleContent) =>
    known?.modules.get(name) === content ? known.ids.get(name) : undefined;
  return new Map([...modules].map(([name, content]) => [name, knownId(name, content) ?? contentId(content, format)]));
}

/** Modules whose ids git has told: what is equal to one of them needs no hash. */
export interface KnownIds {
  readonly modules: Modules;
  readonly ids: ContentIds;
}

function contentId(content: ModuleContent, format: ObjectFormat): string {
  if (typeof content === "string") {
    // A lone surrogate has no UTF-8 form, so no blob can hold it: git's id of the replacement would be a lie.
    return content.isWellFormed()
      ? blobContentId("text", blobOid(Buffer.from(content), format))
      : `odd ${JSON.stringify(content)}`;
  }
  if (!isBinary(content)) return `odd ${content.json}`;
  const bytes = Buffer.from(content.binary, "base64");
  return bytes.toString("base64") === content.binary
    ? blobContentId("binary", blobOid(bytes, format))
    : `odd ${JSON.stringify(content)}`;
}

/** Git's object id of a blob: hash of `blob <length>\0<bytes>`. */
export function blobOid(bytes: Buffer, format: ObjectFormat): string {
  // Loading it costs 3 ms, which only the search for drift needs to pay.
  const { createHash } = process.getBuiltinModule("node:crypto");
  return createHash(format).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

import { blobContentId, type ContentIds } from "./content-id.ts";
import type { ModuleContent, Modules } from "./modules.ts";

/** A file of the commit that becomes a module. */
export interface ModuleFile {
  /** Path from the repository root, for messages. */
  readonly path: string;
  readonly name: string;
  readonly oid: string;
  readonly bytes: Buffer;
}

/** What a commit wants a branch to hold. */
export interface CommittedModules {
  readonly modules: Modules;
  readonly ids: ContentIds;
}

/** Text as it is, byte for byte; `.wasm` as base64. The files have passed preflight: UTF-8, one name each. */
export function buildModules(files: readonly ModuleFile[]): CommittedModules {
  return {
    modules: new Map(files.map((file) => [file.name, contentOf(file)])),
    ids: new Map(files.map((file) => [file.name, blobContentId(isBinaryFile(file) ? "binary" : "text", file.oid)])),
  };
}

export function isBinaryFile(file: Pick<ModuleFile, "path">): boolean {
  return file.path.endsWith(".wasm");
}

function contentOf(file: ModuleFile): ModuleContent {
  return isBinaryFile(file) ? { binary: file.bytes.toString("base64") } : textOf(file);
}

const texts = new WeakMap<Buffer, string>();

/** Of a file that is text; made once. */
export function textOf({ bytes }: Pick<ModuleFile, "bytes">): string {
  const known = texts.get(bytes) ?? bytes.toString("utf8");
  texts.set(bytes, known);
  return known;
}

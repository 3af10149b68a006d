import { isBinary, type ModuleContent, type Modules } from "../modules/modules.ts";
import { type RecordExtension, recordName, recordPaths } from "./record-names.ts";

/** The one folder of a record that holds modules. */
export const recordFolder = "modules";

export interface RecordFile {
  /** Below `modules/`. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** A module and its file. */
export interface KeptModule extends RecordFile {
  readonly name: string;
}

/** Modules → the files of a record: text as `.js`, bytes as `.wasm`, and as `.json` what neither can hold exactly. */
export function recordFiles(modules: Modules): KeptModule[] {
  const paths = recordPaths(new Map([...modules].map(([name, content]) => [name, extensionOf(content)])));
  return [...modules].map(([name, content]) => ({ name, path: paths.get(name) ?? "", bytes: bytesOf(content) }));
}

/** Files of a record → its modules; files that no module has are left out. The inverse of `recordFiles`. */
export function modulesOfRecord(files: readonly RecordFile[]): Modules {
  return new Map(
    files.flatMap(({ path, bytes }): [string, ModuleContent][] => {
      const name = recordName(path);
      return name === undefined ? [] : [[name, contentOf(path, bytes)]];
    }),
  );
}

function extensionOf(content: ModuleContent): RecordExtension {
  // Half a surrogate pair would become U+FFFD in UTF-8.
  if (typeof content === "string") return content.isWellFormed() ? "js" : "json";
  return isBinary(content) && isCanonical(content.binary) ? "wasm" : "json";
}

function bytesOf(content: ModuleContent): Buffer {
  switch (extensionOf(content)) {
    case "js":
      return Buffer.from(typeof content === "string" ? content : "");
    case "wasm":
      return Buffer.from(typeof content === "object" && isBinary(content) ? content.binary : "", "base64");
    case "json":
      return Buffer.from(typeof content === "object" && "json" in content ? content.json : JSON.stringify(content));
  }
}

/** Base64 in a spelling of its own has more in it than its bytes. */
const isCanonical = (base64: string): boolean => Buffer.from(base64, "base64").toString("base64") === base64;

function contentOf(path: string, bytes: Buffer): ModuleContent {
  if (path.endsWith(".js")) return bytes.toString();
  if (path.endsWith(".wasm")) return { binary: bytes.toString("base64") };
  const json = bytes.toString();
  const value: unknown = JSON.parse(json);
  if (typeof value === "string") return value;
  return isPlainBinary(value) ? { binary: value.binary } : { json };
}

function isPlainBinary(value: unknown): value is { binary: string } {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.keys(value).join() === "binary" && typeof Reflect.get(value, "binary") === "string";
}

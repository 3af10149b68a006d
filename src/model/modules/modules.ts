/** A binary module, as it goes over the wire: base64 of its bytes. */
export interface BinaryContent {
  readonly binary: string;
}

/**
 * Anything else the server may hold: it keeps whatever JSON a client once wrote (null, numbers, `{binary: null}`).
 * Never built from a commit; read, recorded and restored as the JSON text it is.
 */
export interface OddContent {
  readonly json: string;
}

/** Text, binary, or odd: exactly what a module can be. */
export type ModuleContent = string | BinaryContent | OddContent;

/** The whole module map of a branch. A Map, because `__proto__` is a name the server keeps. */
export type Modules = ReadonlyMap<string, ModuleContent>;

/** What a branch holds now, with the server's own name for it. */
export interface LiveCode {
  readonly branch: string;
  readonly modules: Modules;
}

export function isBinary(content: ModuleContent): content is BinaryContent {
  return typeof content === "object" && "binary" in content;
}

export function sameContent(a: ModuleContent | undefined, b: ModuleContent | undefined): boolean {
  if (typeof a !== "object" || typeof b !== "object") return a === b;
  if (isBinary(a) || isBinary(b)) return isBinary(a) && isBinary(b) && a.binary === b.binary;
  return a.json === b.json;
}

/** A new branch, a wiped one, or one whose modules were all removed holds this and nothing else. */
export function isEmptyCode(modules: Modules): boolean {
  return modules.size === 0 || (modules.size === 1 && modules.get("main") === "");
}

/** The JSON value of the `modules` field; null prototype, so that no name is special. */
export function modulesToJson(modules: Modules): Record<string, unknown> {
  const object: Record<string, unknown> = Object.create(null);
  for (const [name, content] of modules) {
    object[name] = typeof content === "object" && "json" in content ? JSON.parse(content.json) : content;
  }
  return object;
}

/** Size of one module in bytes of UTF-8, or of the decoded binary. */
export function contentBytes(content: ModuleContent): number {
  if (typeof content === "string") return Buffer.byteLength(content);
  return isBinary(content) ? Buffer.byteLength(content.binary, "base64") : Buffer.byteLength(content.json);
}

/** Nothing that could be lost: no branch, or one that was never written to. */
export function isNothing(live: LiveCode | undefined): boolean {
  return live === undefined || isEmptyCode(live.modules);
}

import { blobContentId, type ContentIds } from "../modules/content-id.ts";
import { isBinary, type ModuleContent, type Modules } from "../modules/modules.ts";
import { type Plan, planWrite } from "../modules/plan.ts";
import { isSourceMapName } from "../modules/source-map.ts";
import { type Home, type HomeFile, homeFiles, type ModuleHome } from "./home.ts";
import { findPath, type NewPlaces, newPlaces } from "./new-places.ts";

/** What becomes of one path of the tree that live code is based on. */
export type FileEdit =
  | { readonly path: string; readonly mode: string; readonly bytes: Buffer }
  | { readonly path: string; readonly mode?: undefined };

/** A module that no file can hold, and why. */
export interface LeftModule {
  readonly name: string;
  readonly why: string;
}

export interface PutBack {
  readonly edits: readonly FileEdit[];
  /** From what it is based on to what is live, without what no file can hold. */
  readonly plan: Plan;
  readonly left: readonly LeftModule[];
}

/**
 * Live modules as files again: what was changed in the game at its own path, what is new where the layout has it, what
 * was deleted gone. Content is what is live, to the byte.
 * @param live without what a commit never holds (our stamp, source maps that the commit explains)
 */
export function putBack(home: Home, live: Modules, ids: ContentIds): PutBack {
  const known = homeFiles(home);
  const before = new Map([...known].map(([name, { file }]) => [name, file.id]));
  const now = new Map([...ids].filter(([name, id]) => live.has(name) && !isAddedMain(name, id, before)));
  const whole = planWrite(before, now);
  const places = newPlaces(home, known, whole.removed);
  const writes = [...whole.changed, ...whole.added].map((name) =>
    writeOf(name, live.get(name) ?? "", known.get(name), places),
  );
  const left = writes.flatMap((write) => ("why" in write ? [write] : []));
  const isLeft = (name: string) => left.some((each) => each.name === name);
  const removals = whole.removed.flatMap((name) => (known.get(name)?.paths ?? []).map((path) => ({ path })));
  return {
    edits: [...removals, ...writes.flatMap((write) => ("edits" in write ? write.edits : []))],
    plan: { ...whole, changed: without(whole.changed, isLeft), added: without(whole.added, isLeft) },
    left,
  };
}

/** The server adds an empty one where there is none. */
const isAddedMain = (name: string, id: string, before: ReadonlyMap<string, string>): boolean =>
  name === "main" && !before.has("main") && emptyTexts.has(id);

const emptyTexts = new Set([
  blobContentId("text", "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"),
  blobContentId("text", "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"),
]);

const without = (names: readonly string[], isLeft: (name: string) => boolean): readonly string[] =>
  names.filter((name) => !isLeft(name));

type Write = LeftModule | { readonly edits: readonly FileEdit[] };

function writeOf(name: string, content: ModuleContent, at: ModuleHome | undefined, places: NewPlaces): Write {
  const bytes = bytesOf(content);
  if (typeof bytes === "string") return { name, why: bytes };
  const extension = typeof content === "string" ? "js" : "wasm";
  if (at !== undefined && isOf(at.file, extension))
    return { edits: [{ path: at.file.path, mode: at.file.mode, bytes }] };
  const found = findPath(name, extension, places, at);
  if ("why" in found) return { name, why: found.why };
  const removals = (at?.paths ?? []).map((path) => ({ path }));
  return { edits: [...removals, { path: found.path, mode: at?.file.mode ?? "100644", bytes }] };
}

const isOf = ({ path }: HomeFile, extension: "js" | "wasm"): boolean =>
  path.endsWith(".wasm") === (extension === "wasm");

/** What a file of it would hold; else why none can. */
function bytesOf(content: ModuleContent): Buffer | string {
  if (typeof content === "string")
    return content.isWellFormed() ? Buffer.from(content) : "it has half a character in it, which UTF-8 cannot say";
  if (!isBinary(content)) return "it is neither text nor bytes";
  const bytes = Buffer.from(content.binary, "base64");
  return bytes.toString("base64") === content.binary ? bytes : "its base64 is in a spelling of its own";
}

/** Live modules that a commit speaks of: no source map that is made of the commit's own. */
export function spokenOf(live: Modules, known: ReadonlySet<string>, foreignMaps: readonly string[]): Modules {
  const isSilent = (name: string) => isSourceMapName(name) && !known.has(name) && !foreignMaps.includes(name);
  return new Map([...live].filter(([name]) => !isSilent(name)));
}

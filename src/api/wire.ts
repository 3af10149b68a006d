import type { LiveCode, ModuleContent, Modules } from "../model/modules/modules.ts";

/** The `modules` of a reply; undefined when they are not a plain object: then they are no truth about a branch. */
function modulesFromJson(value: unknown): Modules | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  // JSON.parse makes even `__proto__` an own property.
  return new Map(Object.entries(value).map(([name, content]) => [name, contentFromJson(content)]));
}

function contentFromJson(value: unknown): ModuleContent {
  if (typeof value === "string") return value;
  return isPlainBinary(value) ? { binary: value.binary } : { json: JSON.stringify(value) };
}

/** Only `{binary: "<text>"}` and nothing else in it; the server keeps any JSON, and so does the odd form. */
function isPlainBinary(value: unknown): value is { binary: string } {
  if (typeof value !== "object" || value === null) return false;
  const keys = Object.keys(value);
  return keys.length === 1 && keys[0] === "binary" && typeof (value as { binary: unknown }).binary === "string";
}

/** One code branch, as the listing has it. */
export interface BranchListing {
  readonly branch: string;
  readonly activeWorld: boolean;
  readonly activeSim: boolean;
  /** Private servers send all code along. */
  readonly modules?: Modules;
}

/** Undefined when it is no list. An entry without a name cannot be asked for or written to, so it is left out. */
export function branchesFromJson(value: unknown): BranchListing[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry: unknown) => {
    const fields = typeof entry === "object" && entry !== null ? (entry as Record<string, unknown>) : {};
    const { branch, activeWorld, activeSim } = fields;
    if (typeof branch !== "string") return [];
    const modules = modulesFromJson(fields["modules"]);
    const flags = { branch, activeWorld: activeWorld === true, activeSim: activeSim === true };
    return [modules === undefined ? flags : { ...flags, modules }];
  });
}

/** The live code of a GET; a string says why it is none. */
export function liveCodeFromJson(answer: Readonly<Record<string, unknown>>, asked: string): LiveCode | string {
  const modules = modulesFromJson(answer["modules"]);
  if (modules === undefined) return "without modules";
  const { branch = asked } = answer;
  if (typeof branch !== "string") return "without a branch name";
  // `$activeWorld` and `$activeSim` are answered with the real name.
  return branch === asked || asked.startsWith("$") ? { branch, modules } : "for another branch";
}

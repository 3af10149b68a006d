import { type Modules, sameContent } from "./modules.ts";
import { modulesDigest } from "./modules-digest.ts";

/** What a bot can show as its version. */
export interface Stamp {
  /** Name of the module. */
  readonly name: string;
  readonly commit: string;
  readonly ref: string;
  readonly tree: string;
  readonly time: Date;
}

/** What a live stamp says: which commit is live, and which modules were written beside it. */
export interface Mark {
  readonly commit: string;
  readonly ref: string;
  readonly time: string;
  readonly tree: string;
  /** See `modulesDigest`; absent in what 0.1.0 wrote. */
  readonly digest?: string;
}

const firstLine = "// Written by screeps-sync: which commit this is, and the digest of the modules beside it.";
const oldFirstLine = "// Written by screeps-sync: which commit this is. Left out of every comparison.";

/** The module that says which commit is live: `require("build_info").commit`. @param rest the modules beside it */
export function stampModule({ commit, ref, tree, time }: Stamp, rest: Modules): string {
  return textOf({ commit, ref, time: time.toISOString(), tree, digest: modulesDigest(rest) });
}

/** What a module says that this program wrote, letter by letter; undefined for any other module, and for one that was edited. */
export function readMark(content: unknown): Mark | undefined {
  if (typeof content !== "string" || ![firstLine, oldFirstLine].some((line) => content.startsWith(`${line}\n`)))
    return undefined;
  const mark = parseMark(content.slice(content.indexOf("{"), content.lastIndexOf("}") + 1));
  return mark !== undefined && textOf(mark) === content ? mark : undefined;
}

/** The marks whose digest fits the modules beside them: the set is, byte for byte, what was written with that mark. */
export function trueMarks(modules: Modules): readonly Mark[] {
  const marked = [...modules].flatMap(([name, content]): [string, Mark][] => {
    const mark = readMark(content);
    return mark?.digest === undefined ? [] : [[name, mark]];
  });
  const isTrue = ([name, { digest }]: [string, Mark]) => digest === modulesDigest(without(modules, name));
  return marked
    .slice(0, mostMarks)
    .filter(isTrue)
    .map(([, mark]) => mark);
}

// A set has one. A hostile one with thousands must not make us hash all of it for each.
const mostMarks = 3;

/** Modules without our own stamp of that name, which no commit holds. A module of that name that is not ours stays. */
export function withoutStamp(modules: Modules, name: string | undefined): Modules {
  return name === undefined || readMark(modules.get(name)) === undefined ? modules : without(modules, name);
}

/** Live modules with the wanted stamp in place of theirs, where both are ours and differ in nothing but the time. */
export function withTimeOf(wanted: Modules, live: Modules, name: string | undefined): Modules {
  const [ours, theirs] = name === undefined ? [] : [wanted.get(name), live.get(name)];
  if (name === undefined || ours === undefined || theirs === undefined || sameContent(ours, theirs)) return live;
  const [mark, old] = [readMark(ours), readMark(theirs)];
  if (mark === undefined || old === undefined || textOf({ ...old, time: mark.time }) !== ours) return live;
  return new Map([...live, [name, ours]]);
}

function textOf({ commit, ref, time, tree, digest }: Mark): string {
  const line = digest === undefined ? oldFirstLine : firstLine;
  return `${line}\nmodule.exports = ${JSON.stringify({ commit, ref, time, tree, digest }, null, 2)};\n`;
}

function parseMark(json: string): Mark | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isMark(value) ? value : undefined;
  } catch {
    // Somebody's own module may begin with our line.
    return undefined;
  }
}

function isMark(value: unknown): value is Mark {
  if (typeof value !== "object" || value === null) return false;
  const { commit, ref, time, tree, digest } = value as Readonly<Record<string, unknown>>;
  const sound = isText(commit, oid) && isText(tree, oid) && isText(ref, /^/) && isText(time, /^/) && isTime(time);
  return sound && (digest === undefined || isText(digest, /^sha256:[0-9a-f]{64}$/));
}

const oid = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const isText = (value: unknown, pattern: RegExp): value is string => typeof value === "string" && pattern.test(value);

const isTime = (time: string): boolean => !Number.isNaN(Date.parse(time)) && new Date(time).toISOString() === time;

const without = (modules: Modules, name: string): Modules => new Map([...modules].filter(([each]) => each !== name));

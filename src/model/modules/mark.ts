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

/** What a module says that this program wrote, letter by letter; undefined for any other module, and for one that was edited. */
export function readMark(content: unknown): Mark | undefined {
  if (typeof content !== "string" || ![firstLine, oldFirstLine].some((line) => content.startsWith(`${line}\n`)))
    return undefined;
  const mark = parseMark(content.slice(content.indexOf("{"), content.lastIndexOf("}") + 1));
  return mark !== undefined && markText(mark) === content ? mark : undefined;
}

/** What a module of a mark looks like. */
export function markText({ commit, ref, time, tree, digest }: Mark): string {
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

import { UsageError } from "../outcome/errors.ts";
import { escapeCharacter, unescapeText } from "../text/percent.ts";

/** A branch of a server, as records name it: the server by its address, never by a name that a file gives it. */
export interface RecordPlace {
  /** `screeps.com`, `screeps.com/ptr`, `127.0.0.1:21025`. */
  readonly server: string;
  readonly branch: string;
}

/** Where the records of a branch are kept here: `refs/screeps/screeps.com/default`. */
export function recordRef(place: RecordPlace): string {
  return `refs/screeps/${pathOf(place)}`;
}

/** What holds the commit of live code until it is merged: `refs/screeps-pulled/screeps.com/default`. */
export const pulledRef = (place: RecordPlace): string => `refs/screeps-pulled/${pathOf(place)}`;

/** A remote that keeps records, and the first part of the names of its git branches for them. */
export interface RecordRemote {
  /** Name or address: `origin`. */
  readonly remote: string;
  /** `live`, where nobody says otherwise. */
  readonly prefix: string;
}

/** The ordinary git branch that records are pushed to, where people browse them: `live/screeps.com/default`. */
export function liveBranch(place: RecordPlace, prefix = "live"): string {
  return `${prefix}/${pathOf(place)}`;
}

/** Names of git branches that git cannot hold beside this one, because it would need a folder of that name. */
export function obstaclesOf(branch: string): readonly string[] {
  const parts = branch.split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** The place that a git branch of a remote keeps records of; undefined for any other name. */
export function placeOfLive(branch: string, prefix: string): RecordPlace | undefined {
  return branch.replace(lastTwo, "") === prefix ? placeOf(branch) : undefined;
}

/** @throws UsageError for what git could not name a branch by */
export function checkPrefix(prefix: string): string {
  if (/^[a-z\d_-]+(?:\/[a-z\d_-]+)*$/i.test(prefix) && !prefix.startsWith("-")) return prefix;
  throw new UsageError(
    `Cannot use record-prefix "${prefix}": letters, digits, "-" and "_" are allowed, and "/" between them, for example live`,
  );
}

/**
 * Where records of a place are: ours, those of each remote as they were last fetched, and a git branch of them that
 * somebody checked out; under any prefix, since those of another day may bear another one.
 */
export function recordPatterns(place: RecordPlace): readonly string[] {
  return [recordRef(place), `refs/remotes/**/${pathOf(place)}`, `refs/heads/**/${pathOf(place)}`];
}

/** What is kept beside the branches of a server. No code branch that we use begins with `$`. */
export const beside = { branches: "$branches", memory: "$memory" } as const;

const lastTwo = /\/([^/]+)\/([^/]+)$/;

/** The place that a ref of `recordRef` or a name of `liveBranch`, under any prefix, stands for; of any other, what its last two words say. */
export function placeOf(ref: string): RecordPlace | undefined {
  const [, server, branch] = lastTwo.exec(ref) ?? [];
  const decoded = { server: unescapeText(server ?? "%"), branch: unescapeText(branch ?? "%") };
  if (decoded.server === undefined || decoded.branch === undefined) return undefined;
  return { server: decoded.server.replaceAll("+", "/"), branch: decoded.branch };
}

const pathOf = ({ server, branch }: RecordPlace): string => `${encodeServer(server)}/${encode(branch)}`;

// One component, because the branch `ptr` of screeps.com and the world screeps.com/ptr would else be file and folder.
const encodeServer = (server: string): string => server.split("/").map(encode).join("+");

/** What git allows in a ref on every file system: capitals are encoded, because loose refs are files. */
function encode(text: string): string {
  const units = Array.from(text).map((character, index, all) => {
    const dotInside = character === "." && index > 0 && index < all.length - 1 && all[index + 1] !== ".";
    const plain = /^[a-z\d_$-]$/.test(character) || (dotInside && !text.slice(text.length - 5).startsWith(".lock"));
    return plain ? character : escapeCharacter(character);
  });
  return units.join("");
}

import { escapeCharacter, unescapeText } from "./percent.ts";

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

/** The ordinary git branch that records are pushed to, where people browse them: `live/screeps.com/default`. */
export function liveBranch(place: RecordPlace): string {
  return `live/${pathOf(place)}`;
}

/** What is kept beside the branches of a server. No code branch that we use begins with `$`. */
export const beside = { branches: "$branches", memory: "$memory" } as const;

/** The place that a ref of `recordRef` or a name of `liveBranch` stands for; undefined for any other. */
export function placeOf(ref: string): RecordPlace | undefined {
  const [, server, branch] =
    /^(?:refs\/screeps|(?:refs\/(?:heads|remotes\/[^/]+)\/)?live)\/([^/]+)\/([^/]+)$/.exec(ref) ?? [];
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

// Tables of libraries that we use a few rows of: shortened in the bundle, before it is minified.

import { runInNewContext } from "node:vm";

interface Table {
  readonly what: string;
  /** The table, in parentheses, and what stands around it. */
  readonly pattern: RegExp;
  readonly shorten: (table: string) => string;
}

const neededTypes =
  /^(?:text\/(?:css|html|javascript|plain)|application\/(?:javascript|json|octet-stream|x-www-form-urlencoded))$/;
const neededScopes = new Set(["checks", "git", "issues", "pulls", "repos"]);

const only = (table: object, isNeeded: (key: string) => boolean): string =>
  JSON.stringify(Object.fromEntries(Object.entries(table).filter(([key]) => isNeeded(key))));

const tables: readonly Table[] = [
  {
    what: "media types, of which the emulator sends and reads a few",
    pattern: /(?<=module\.exports = \/\*#__PURE__\*\/)JSON\.parse\('(\{"application\/1d-[^']+)'\)/,
    shorten: (table) => only(JSON.parse(table), (type) => neededTypes.test(type)),
  },
  {
    what: "letters of one-byte encodings, which the emulator answers 415 to",
    pattern: /\/\/ Generated data for sbcs codec\.[^\n]*\n([\s\S]+?)(?=\n\/\*\*\*\/ \}\))/,
    shorten: () => "module.exports = {};\n",
  },
  {
    what: "endpoints of GitHub",
    pattern: /(?<=\nconst Endpoints = )(\{[\s\S]+?\n\})(?=;\nvar endpoints_default)/,
    shorten: (table) => only(runInNewContext(`(${table})`), (scope) => neededScopes.has(scope)),
  },
];

/** File → text, with every table made short. @throws Error for a table that is not there once: a library has changed */
export function shortenTables(files: ReadonlyMap<string, string>): Map<string, string> {
  const short = new Map(files);
  for (const { what, pattern, shorten } of tables) {
    const places = [...short].filter(([, text]) => pattern.test(text));
    const [place] = places;
    if (place === undefined || places.length > 1)
      throw new Error(`Cannot shorten the table of ${what}: it stands in ${places.length} files`);
    short.set(
      place[0],
      place[1].replace(pattern, (_, table: string) => shorten(table)),
    );
  }
  return short;
}

import { escapeCharacter, unescapeText } from "../text/percent.ts";

/** What a module is in a record: text, bytes, or JSON for all else that a server may hold. */
export type RecordExtension = "js" | "wasm" | "json";

/**
 * Module names → their paths in a record, one to one and back. A path is the name itself wherever git, Windows and
 * macOS can all hold it; what one of them cannot is percent-encoded. Names that are one when letter case is ignored,
 * in a folder too, have their capitals encoded. No two paths are one file, and none is a folder of another.
 */
export function recordPaths(extensions: ReadonlyMap<string, RecordExtension>): ReadonlyMap<string, string> {
  const usual = [...extensions].map(([name, extension]) => ({ name, extension, path: pathOf(name, extension) }));
  const clashing = clashes(usual.map(({ path }) => path));
  return new Map(
    usual.map(({ name, extension, path }) => {
      const clash = prefixes(path).some((prefix) => clashing.has(prefix.toLowerCase()));
      return [name, clash ? pathOf(name, extension, { capitals: "encoded" }) : path];
    }),
  );
}

/** A path of a record → the module's name; undefined where no name has this path. */
export function recordName(path: string): string | undefined {
  const stem = /^(.+)\.(?:js|wasm|json)$/s.exec(path)?.[1]?.replaceAll(continued, "");
  return stem === emptyName ? "" : stem === undefined ? undefined : unescapeText(stem);
}

interface Capitals {
  readonly capitals: "kept" | "encoded";
}

const emptyName = "%empty";
// File systems hold names of 255 bytes; an extension and macOS' longer Unicode form need room too.
const longestPiece = 180;
// Where a longer component goes on in a folder. No other `%` comes before a slash.
const continued = "%/+";

function pathOf(name: string, extension: RecordExtension, capitals: Capitals = { capitals: "kept" }): string {
  if (name === "") return `${emptyName}.${extension}`;
  const parts = components(name);
  const encoded = parts.map((part, index) => encodeComponent(part, index < parts.length - 1, capitals));
  return `${encoded.join("/")}.${extension}`;
}

/** Splits at slashes between two that are not empty; any other slash stays inside, to be encoded. */
function components(name: string): string[] {
  const [first = "", ...rest] = name.split("/");
  const parts = [first];
  for (const next of rest) {
    const last = parts.length - 1;
    if (parts[last] === "" || next === "") parts[last] = `${parts[last]}/${next}`;
    else parts.push(next);
  }
  return parts;
}

function encodeComponent(component: string, isFolder: boolean, capitals: Capitals): string {
  const characters = Array.from(component);
  const last = characters.length - 1;
  // A folder with an extension of ours could not stand beside the file of that name.
  const dot = isFolder && /\.(?:js|wasm|json)$/i.test(component) ? component.lastIndexOf(".") : -1;
  const isNfc = component.normalize("NFC") === component;
  let offset = 0;
  const encoded = characters.map((character, index) => {
    const atEdge = (index === 0 && /[. ]/.test(character)) || (index === last && /[. ]/.test(character));
    const plain = isPlain(character, isNfc, capitals) && !atEdge && offset !== dot;
    offset += character.length;
    return plain && !(index === 0 && isDevice(component)) ? character : escapeCharacter(character);
  });
  return inPieces(encoded);
}

/** Windows: the name of a device is one with any extension too. */
const isDevice = (component: string): boolean =>
  /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$) *(?:\.|$)/i.test(component);

/** Not what Windows refuses, `%` that begins an escape, or `~` of a DOS short name such as GIT~1. */
function isPlain(character: string, isNfc: boolean, { capitals }: Capitals): boolean {
  if (capitals === "encoded" && /[A-Z]/.test(character)) return false;
  return /^[\w !#$&'()+,\-.;=@[\]^`{}]$/.test(character) || (isNfc && isSteadyLetter(character));
}

/** A letter beyond ASCII that is the only one of its kind when case is ignored, and is seen by macOS. */
function isSteadyLetter(character: string): boolean {
  if (character < "\x80" || !/^[\p{Ll}\p{Lo}]$/u.test(character)) return false;
  // A letter in another dress, such as a mathematical 𝕒, is the plain one where disks compare loosely.
  if (character.normalize("NFKC") !== character) return false;
  const steady = character.toUpperCase().toLowerCase() === character && character.toLowerCase() === character;
  return steady && !/\p{Default_Ignorable_Code_Point}/u.test(character);
}

function inPieces(encoded: readonly string[]): string {
  const pieces = [""];
  let length = 0;
  for (const unit of encoded) {
    const bytes = Buffer.byteLength(unit);
    if (length + bytes > longestPiece) {
      pieces.push("");
      length = 0;
    }
    pieces.push(`${pieces.pop() ?? ""}${unit}`);
    length += bytes;
  }
  return pieces.join(continued);
}

/** The path and every folder above it. */
function prefixes(path: string): string[] {
  const ends = [...path.matchAll(/\//g)].map(({ index }) => index);
  return [...ends.map((end) => path.slice(0, end)), path];
}

/** Of all paths and folders: those, in lower case, that several spellings share. */
function clashes(paths: readonly string[]): ReadonlySet<string> {
  const spellings = new Map<string, string>();
  const clashing = new Set<string>();
  for (const prefix of paths.flatMap(prefixes)) {
    const folded = prefix.toLowerCase();
    const known = spellings.get(folded) ?? prefix;
    if (known !== prefix) clashing.add(folded);
    spellings.set(folded, known);
  }
  return clashing;
}

import { escapeCharacter } from "../text/percent.ts";

/** Splits at slashes between two that are not empty; any other slash stays inside, to be encoded. */
export function components(name: string): string[] {
  const [first = "", ...rest] = name.split("/");
  const parts = [first];
  for (const next of rest) {
    const last = parts.length - 1;
    if (parts[last] === "" || next === "") parts[last] = `${parts[last]}/${next}`;
    else parts.push(next);
  }
  return parts;
}

export function encodeComponent(component: string, isFolder: boolean, capitals: Capitals): string {
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

// File systems hold names of 255 bytes; an extension and macOS' longer Unicode form need room too.
const longestPiece = 180;

// Where a longer component goes on in a folder. No other `%` comes before a slash.
export const continued = "%/+";

export const emptyName = "%empty";

export interface Capitals {
  readonly capitals: "kept" | "encoded";
}

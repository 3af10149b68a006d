/** A setting where a message speaks of it, maybe with the value it is about. */
export interface NamedSetting {
  readonly setting: string;
  readonly value?: string;
}

/** How a person at a door calls a setting: `--layout`, `input "layout"`. */
export type NameSetting = (name: string, value?: string) => string;

/** Words for a person: text, or what `told` makes of text and settings. */
export type Words = string | Told;

/** Text in which settings are values, because each door calls them by another name. As a string: as flags. */
export class Told {
  readonly pieces: readonly (string | NamedSetting)[];

  constructor(pieces: readonly (string | NamedSetting)[]) {
    this.pieces = pieces;
  }

  toString(): string {
    return worded(this, nameOfFlag);
  }
}

/** A setting for `told`, and its value where the message is about one: `--on-drift overwrite`, `--no-verify`. */
export const setting = (name: string, value?: string): NamedSetting =>
  value === undefined ? { setting: name } : { setting: name, value };

/** A template whose settings are worded at the door: told`name the folder with ${setting("source")}`. */
export function told(texts: TemplateStringsArray, ...values: readonly (Words | NamedSetting | number)[]): Told {
  const pieces = texts.flatMap((text, index) => [text, ...piecesOf(values[index] ?? "")]);
  return new Told(pieces.filter((piece) => piece !== ""));
}

function piecesOf(value: Words | NamedSetting | number): Told["pieces"] {
  if (value instanceof Told) return value.pieces;
  return [typeof value === "number" ? String(value) : value];
}

/** Words → one line, in which settings have the names of a door. */
export function worded(words: Words, nameOf: NameSetting): string {
  if (typeof words === "string") return words;
  return words.pieces.map((piece) => (typeof piece === "string" ? piece : nameOf(piece.setting, piece.value))).join("");
}

/** As the command line has it. */
export function nameOfFlag(name: string, value?: string): string {
  if (value === "false") return `--no-${name}`;
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}

/** Colours that every terminal has. */
export type Colour = "red" | "green" | "yellow" | "blue" | "magenta" | "cyan" | "white" | "gray";

/** A piece of a line of the log, and the colour that the code gave it for the game's web page. */
export interface Coloured {
  readonly text: string;
  readonly colour?: Colour;
}

/** `<font color="red">no</font>`, `<span style='color: #f00'>no</span>` → pieces in colours. Any other tag stays text. */
export function colouredPieces(line: string): Coloured[] {
  const open: { readonly tag: string; readonly colour: Colour | undefined }[] = [];
  // Every second piece is a tag.
  return line.split(tags).flatMap((text, index) => {
    const [, closing, opened, value] = (index % 2 === 1 && tag.exec(text)) || [];
    if (opened !== undefined) open.push({ tag: opened.toLowerCase(), colour: colourOf(value ?? "") });
    else if (closing === undefined || open.at(-1)?.tag !== closing.toLowerCase())
      return piece(text, open.at(-1)?.colour);
    else open.pop();
    return [];
  });
}

const tags = /(<\/(?:font|span)>|<font color=["']?[\w#]{1,20}["']?>|<span style=["']color: ?[\w#]{1,20};?["']>)/i;
const tag = /^<(?:\/(font|span)|(font|span) (?:color=["']?|style=["']color: ?)([\w#]+).*)>$/i;

const piece = (text: string, colour: Colour | undefined): Coloured[] => {
  if (text === "") return [];
  return [{ text, ...(colour === undefined ? {} : { colour }) }];
};

const names = new Map<string, Colour>([
  ...(["red", "green", "yellow", "blue", "magenta", "cyan", "white", "gray"] as const).map(
    (name) => [name, name] as const,
  ),
  ["grey", "gray"],
  ["orange", "yellow"],
  ["lime", "green"],
  ["aqua", "cyan"],
  ["purple", "magenta"],
  ["pink", "magenta"],
]);

function colourOf(value: string): Colour | undefined {
  const name = value.toLowerCase();
  const [, red, green, blue] = /^#(\w\w?)(\w\w?)(\w\w?)$/.exec(name) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return names.get(name);
  return nearest([red, green, blue].map((part) => Number.parseInt(part.repeat(2 / part.length), 16) > 127));
}

const byLight = ["gray", "blue", "green", "cyan", "red", "magenta", "yellow", "white"] as const;

/** By which of red, green and blue are bright. */
const nearest = (bright: readonly boolean[]): Colour | undefined =>
  byLight[bright.reduce((sum, is) => sum * 2 + (is ? 1 : 0), 0)];

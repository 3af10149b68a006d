import { visible } from "../../model/text/visible-text.ts";

const longestName = 160;

/** Any text as a code span: shown as it is, with no link, image, mention or line break in it. */
export function codeSpan(text: string): string {
  const shown = cut(visible(text));
  const longestRun = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longestRun + 1);
  // One space at each end is taken away again; without it a backtick at the end would join the fence.
  const padded = shown === "" || /^[` ]|[` ]$/.test(shown) ? ` ${shown} ` : shown;
  return `${fence}${padded}${fence}`;
}

/** A sentence of ours that quotes others: what is in double quotes becomes a code span, the rest loses all meaning to Markdown. */
export function prose(text: string): string {
  return visible(text)
    .split(/"([^"]*)"/)
    .map((part, index) => (index % 2 === 1 ? codeSpan(part) : plain(part)))
    .join("");
}

/** Text without any meaning to Markdown, HTML, or GitHub's own links to people, issues and addresses. */
export function plain(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]()<>#!~&$]/g, (sign) => spelled.get(sign) ?? `\\${sign}`)
    .replaceAll(/@|:(?=\/\/)|(?<=www)\.|(?<=GH)-(?=\d)|#(?=\d)/gi, (sign) => `${sign}${nothing}`);
}

// Shown as nothing, but it parts the letters that GitHub would make a link from.
const nothing = "\u200b";

const spelled = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  // A backslash does not keep a dollar sign from becoming mathematics; GitHub's own advice is this.
  ["$", "<span>$</span>"],
]);

/** Text inside of HTML, where Markdown has no meaning. */
export function htmlText(text: string): string {
  return visible(text)
    .replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replaceAll(/@|:(?=\/\/)/g, (sign) => `${sign}${nothing}`);
}

/** A link of ours to an address of ours; the text is Markdown already. */
export function link(text: string, address: string): string {
  return `[${text}](<${encodeURI(address).replaceAll(/[<>]/g, "")}>)`;
}

/** A table of cells that are Markdown already. `align` has one letter per column: l, c or r. Cells may hold `|`: it splits them, also inside a code span, unless escaped. */
export function table(align: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const marks = align.split("").map((letter) => (letter === "r" ? "--:" : letter === "c" ? ":-:" : ":--"));
  const safe = rows.map((cells) => cells.map((cell) => cell.replaceAll("|", "\\|")));
  return [head, marks, ...safe].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const cut = (text: string): string =>
  text.length > longestName ? `${text.slice(0, longestName).toWellFormed()}…` : text;

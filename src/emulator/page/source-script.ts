/** A module's source in the browser: numbered lines, and the few colours that make JavaScript easy on the eye. */
export const sourceScript = String.raw`
import { element } from "./dom.js";

const words = "async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|false|finally|for|" +
  "function|if|import|in|instanceof|let|new|null|of|return|static|super|switch|this|throw|true|try|typeof|undefined|var|while|yield";
const pattern = new RegExp([
  "(?<comment>\\/\\/[^\\n]*|\\/\\*[^]*?\\*\\/)",
  "(?<string>\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])*'|\x60(?:\\\\.|[^\x60\\\\])*\x60)",
  "(?<word>\\b(?:" + words + ")\\b)",
  "(?<digits>\\b\\d[\\d_.]*\\b)",
].join("|"), "g");
const longest = 200_000;

export function showSource(place, { branchName, module }, modules) {
  const content = Object.entries(modules ?? {}).find(([name]) => name === module)?.[1];
  const title = element("p", "source-title");
  title.append(element("b", "", module === "" ? "(no name)" : module), element("span", "quiet", " in " + branchName));
  place.replaceChildren(title, content === undefined ? element("p", "quiet", "It is gone.") : sourceOf(content));
}

function sourceOf(content) {
  if (typeof content === "string") return content === "" ? element("p", "quiet", "Empty.") : lines(content);
  if (typeof content?.binary === "string") return bytes(content.binary);
  return lines(JSON.stringify(content, null, 2));
}

function lines(text) {
  const shown = text.slice(0, longest);
  const table = element("div", "listing");
  const numbers = element("pre", "numbers", shown.split("\n").map((_, index) => index + 1).join("\n"));
  numbers.setAttribute("aria-hidden", "true");
  const code = element("pre", "text");
  code.tabIndex = 0;
  code.append(...coloured(shown), text.length > longest ? "\n… cut here" : "");
  table.append(numbers, code);
  return table;
}

function coloured(text) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(from, match.index));
    const [kind] = Object.entries(match.groups).find(([, found]) => found !== undefined);
    parts.push(element("span", kind, match[0]));
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}

function bytes(base64) {
  const binary = Uint8Array.from(atob(base64.slice(0, 5464)), (character) => character.charCodeAt(0)).slice(0, 4096);
  const rows = [];
  for (let at = 0; at < binary.length; at += 16) {
    const row = [...binary.slice(at, at + 16)];
    const hex = row.map((byte) => byte.toString(16).padStart(2, "0")).join(" ").padEnd(48);
    const shown = row.map((byte) => (byte > 31 && byte < 127 ? String.fromCharCode(byte) : "·")).join("");
    rows.push(at.toString(16).padStart(4, "0") + "  " + hex + " " + shown);
  }
  return element("pre", "listing text", rows.join("\n"));
}
`;

import { visible } from "../model/text/visible-text.ts";

/** The beginning of what a server said, on one line, safe to print; of a page its title, or else its first words. */
export function excerpt(text: string, most = 200): string {
  const start = text.slice(0, 8192);
  const plain = /^\s*</.test(start) ? meaningOf(start) : start;
  const line = visible(plain.replaceAll(/\s+/g, " ").trim());
  return line.length <= most ? line : `${line.slice(0, most)}…`;
}

/** A proxy's page says the same in its title, its heading and its text. */
function meaningOf(page: string): string {
  const bare = page.replaceAll(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, " ");
  const title = /<title[^>]{0,100}>([^<]{1,500})/i.exec(bare)?.[1]?.trim() ?? "";
  if (title !== "") return title;
  const blocks = bare.replaceAll(/<\/?(?:p|div|h\d|hr|br|li|tr|body|head|html)\b[^>]{0,500}>?/gi, "\n");
  const lines = blocks.replaceAll(/<[^>]{0,500}>?/g, " ").split("\n");
  return lines.find((line) => line.trim() !== "") ?? "";
}

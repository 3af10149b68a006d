import { visible } from "../model/visible-text.ts";

/** The beginning of what a server said, on one line, without mark-up, safe to print. */
export function excerpt(text: string, most = 200): string {
  const start = text.slice(0, 8192);
  const plain = /^\s*</.test(start) ? withoutTags(start) : start;
  const line = visible(plain.replaceAll(/\s+/g, " ").trim());
  return line.length <= most ? line : `${line.slice(0, most)}…`;
}

function withoutTags(page: string): string {
  return page.replaceAll(/<(script|style)\b[\s\S]*?(<\/\1>|$)/gi, " ").replaceAll(/<[^>]{0,500}>?/g, " ");
}

import { bytes } from "../../model/text/byte-size.ts";

/** From one size to another, with its sign: `+1.2 kB`, `−300 B`, `±0 B`. */
export function growth(before: number, after: number): string {
  const sign = after === before ? "±" : after > before ? "+" : "−";
  return `${sign}${bytes(Math.abs(after - before))}`;
}

const width = 20;

/** A share from 0 to 1 as a bar of text: what is there at all shows, and only what is full looks full. */
export function bar(share: number): string {
  const exact = Math.min(1, Math.max(0, share)) * width;
  const filled = exact > 0 && exact < 1 ? 1 : Math.floor(exact);
  return `\`${"█".repeat(filled)}${"░".repeat(width - filled)}\``;
}

/** `2026-01-31T12:00:00.000Z` as a person reads it; to the second, because that is when the limit is free. */
export function inUtc(isoTime: string): string {
  return isoTime.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?Z$/, "$1 $2 UTC");
}

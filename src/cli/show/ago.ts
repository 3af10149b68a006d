const units = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** How long ago, in the largest unit that fits: `2 days ago`. A time still to come is one of a clock that is wrong. */
export function ago(time: string, now: Date = new Date()): string {
  const seconds = Math.max(0, (now.getTime() - Date.parse(time)) / 1000);
  for (const [unit, length] of units) {
    const count = Math.floor(seconds / length);
    if (count > 0) return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
  }
  return "just now";
}

/** A span of time as people tell it, and never less than it is: `1.5 s`, `52 s`, `3 min 20 s`, `2 h 5 min`, `3 days 4 h`. */
export function duration(ms: number): string {
  if (ms <= 9900) return `${(Math.ceil(ms / 100) / 10).toFixed(1)} s`;
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return two(seconds, 60, "min", "s");
  if (minutes < 48 * 60) return two(minutes, 60, "h", "min");
  return two(hours, 24, "days", "h");
}

function two(count: number, inOne: number, large: string, small: string): string {
  const rest = count % inOne;
  return `${Math.floor(count / inOne)} ${large}${rest === 0 ? "" : ` ${rest} ${small}`}`;
}

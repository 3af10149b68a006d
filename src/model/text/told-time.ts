import { duration } from "./duration.ts";

/** A time to come as people tell it: `in 14 s (15:20:34 UTC, 16:20 here)`. @param hereMinutes what this machine's clock is ahead of UTC */
export function toldTime(at: Date, now: Date, hereMinutes?: number): string {
  const ms = at.getTime() - now.getTime();
  return `${ms > 0 ? `in ${duration(ms)}` : "now"} (${clockTime(at, now, hereMinutes)})`;
}

/** The same by the clock alone, with the day where it is not today; the time of this place where that is another. */
export function clockTime(at: Date, now: Date, hereMinutes = -at.getTimezoneOffset()): string {
  // Never early: what is free at 34.2 s is not free at 34.
  const whole = new Date(Math.ceil(at.getTime() / 1000) * 1000);
  const utc = `${parts(whole, now, "HH:MM:SS".length)} UTC`;
  if (hereMinutes === 0) return utc;
  const ahead = (time: Date): Date => new Date(time.getTime() + hereMinutes * 60_000);
  return `${utc}, ${parts(ahead(whole), ahead(now), "HH:MM".length)} here`;
}

function parts(at: Date, now: Date, length: number): string {
  const [day = "", time = ""] = at.toISOString().split("T");
  const isToday = now.toISOString().startsWith(day);
  return `${isToday ? "" : `${day} `}${time.slice(0, length)}`;
}

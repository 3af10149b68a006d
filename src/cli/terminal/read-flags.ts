import { UsageError } from "../../model/outcome/errors.ts";

type Flags = Readonly<Record<string, unknown>>;

/** The value of a flag that takes one; undefined where it was not given. */
export function textFlag(flags: Flags, name: string): string | undefined {
  const value = flags[name];
  return typeof value === "string" ? value : undefined;
}

/** The values of a flag that takes several. */
export function textsFlag(flags: Flags, name: string): readonly string[] {
  const value = flags[name];
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}

/** @throws UsageError for anything but a whole number from 1 */
export function countFlag(flags: Flags, name: string, otherwise: number): number {
  const text = textFlag(flags, name);
  if (text === undefined) return otherwise;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new UsageError(`Cannot use --${name} "${text}": a number from 1 is needed`);
}

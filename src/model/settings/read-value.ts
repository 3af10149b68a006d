import { UsageError } from "../outcome/errors.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import type { Setting } from "./setting.ts";

/** What was given for a setting → its value. @throws UsageError that names it as its person does */
export function readValue(
  setting: Pick<Setting, "kind" | "choices">,
  given: string | readonly string[] | boolean,
  name: string,
): unknown {
  if (setting.kind === "list")
    return typeof given === "object"
      ? given
      : String(given)
          .split(/[\n,]/)
          .map((part) => part.trim())
          .filter(Boolean);
  const text = String(given).trim();
  if (setting.kind === "switch") return readSwitch(text, name);
  if (setting.kind === "seconds") return readSeconds(text, name);
  if (setting.kind === "count") return readCount(text, name);
  if (setting.kind === "choice" && !setting.choices?.includes(text)) {
    throw new UsageError(
      `Cannot use ${name} "${text}": allowed are ${setting.choices?.join(", ")}${didYouMean(text, setting.choices ?? [])}`,
    );
  }
  return text;
}

function readSwitch(text: string, name: string): boolean {
  if (/^(?:true|yes|on|1)$/i.test(text)) return true;
  if (/^(?:false|no|off|0)$/i.test(text)) return false;
  throw new UsageError(`Cannot use ${name} "${text}": allowed are true and false`);
}

function readSeconds(text: string, name: string): number {
  if (/^\d+(?:\.\d+)?s?$/.test(text)) return Number.parseFloat(text);
  throw new UsageError(`Cannot use ${name} "${text}": a number of seconds is needed, for example 60`);
}

function readCount(text: string, name: string): number {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new UsageError(`Cannot use ${name} "${text}": a whole number is needed, for example 20`);
}

import { parseFaults } from "./fault.ts";
import type { Fault } from "./fault-forms.ts";

/** One request's own faults, as JSON or short: `X-Emulator-Fault: reset; when=after`. */
export function parseFaultHeader(header: string): Fault[] {
  return parseFaults(/^\s*[[{]/.test(header) ? JSON.parse(header) : readShort(header));
}

function readShort(header: string): unknown {
  const [fault = "", ...settings] = header.split(";").map((part) => part.trim());
  return { fault, ...Object.fromEntries(settings.map(readSetting)) };
}

function readSetting(setting: string): [string, string | number] {
  const [name = "", ...rest] = setting.split("=");
  const value = rest.join("=").trim();
  return [name.trim(), /^-?\d+$/.test(value) ? Number(value) : value];
}

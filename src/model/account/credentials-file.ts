import { LineCounter } from "yaml";
import { parseYaml, yamlValue } from "../config/yaml-value.ts";
import { UsageError } from "../outcome/errors.ts";
import { type CredentialsEntry, parseEntry } from "./credentials-entry.ts";

/**
 * Reads a credentials file: SS3 v1 (`servers:` by name), the same as JSON, `{ main: { token, hostname, … } }` of the
 * rollup plugin, or one server alone as of grunt-screeps. JSON is YAML, so one parser reads all.
 * @param where how to name it in a message
 * @throws UsageError with line and column; a value is never repeated
 */
export function parseCredentialsFile(text: string, where: string): CredentialsEntry[] {
  const lines = new LineCounter();
  // Core schema: no tag of a stranger makes anything but text, numbers, maps and lists.
  const document = parseYaml(text, where, lines, "core");
  const [bad] = document.errors;
  if (bad !== undefined) {
    const { line, col } = lines.linePos(bad.pos[0]);
    throw new UsageError(`Cannot read ${where}, ${line}:${col}: it is not YAML or JSON`);
  }
  const servers = serversOf(yamlValue(document, where));
  if (servers === undefined)
    throw new UsageError(`Cannot read ${where}: it names no server; expected is a map "servers"`);
  return [...servers].map(([name, entry]) => parseEntry(String(name), entry, where));
}

function serversOf(value: unknown): Map<unknown, unknown> | undefined {
  if (!(value instanceof Map)) return undefined;
  // The standard's text says `servers`, its example `connections`.
  const named = value.get("servers") ?? value.get("connections");
  if (named instanceof Map) return named;
  if (named !== undefined) return undefined;
  if (["token", "password", "email", "host", "hostname"].some((key) => typeof value.get(key) === "string"))
    return new Map([["main", value]]);
  const maps = [...value].filter(([, entry]) => entry instanceof Map);
  return maps.length === 0 ? undefined : new Map(maps);
}

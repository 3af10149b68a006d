import * as v from "valibot";
import { LineCounter } from "yaml";
import { UsageError } from "../outcome/errors.ts";
import { parseYaml, yamlValue } from "../settings/yaml-value.ts";

/** A server that the user's own credentials file names, and who he is there. */
export interface CredentialsEntry {
  readonly name: string;
  /** World root, as one would give it to --server. */
  readonly url: string;
  /** `secure: false` is written there: the user knows that it is plain http. */
  readonly allowHttp: boolean;
  readonly token?: string;
  readonly username?: string;
  readonly password?: string;
  readonly serverPassword?: string;
  /** What other tools use as the code branch; `auto` is the name of the git branch. */
  readonly branch?: string;
}

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

const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value)),
);
const switched = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(["true", "false"]),
    v.transform((word) => word === "true"),
  ),
]);

// Keys that are not ours belong to other tools: they stay unread.
const schema = v.object({
  host: v.optional(text),
  hostname: v.optional(text),
  port: v.optional(text),
  secure: v.optional(switched),
  protocol: v.optional(v.picklist(["http", "https", "http:", "https:"])),
  path: v.optional(text),
  ptr: v.optional(switched),
  season: v.optional(switched),
  token: v.optional(text),
  username: v.optional(text),
  email: v.optional(text),
  password: v.optional(text),
  serverPassword: v.optional(text),
  branch: v.optional(text),
});

type Entry = v.InferOutput<typeof schema>;

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

function parseEntry(name: string, value: unknown, where: string): CredentialsEntry {
  const plain = value instanceof Map ? Object.fromEntries([...value].filter(([, part]) => part !== null)) : value;
  const result = v.safeParse(schema, plain);
  if (!result.success) {
    const [issue] = result.issues;
    const key = issue.path?.map((item) => String(item.key)).join(".") ?? "";
    const what = key === "" ? "must be a map" : `"${key}" must be ${issue.expected ?? "something else"}`;
    throw new UsageError(`Cannot read ${where}, server "${name}": ${what}`);
  }
  const { token, username, email, password, serverPassword, branch } = result.output;
  return {
    name,
    ...addressOf(result.output),
    ...given("token", token),
    ...given("username", username ?? email),
    ...given("password", password),
    ...given("serverPassword", serverPassword),
    ...given("branch", branch),
  };
}

function addressOf(entry: Entry): Pick<CredentialsEntry, "url" | "allowHttp"> {
  const host = entry.host ?? entry.hostname ?? "screeps.com";
  const official = host === "screeps.com";
  const secure = official || (entry.secure ?? entry.protocol?.startsWith("https") ?? false);
  const scheme = secure ? "https" : "http";
  const usual = secure ? "443" : "80";
  const port = entry.port === undefined || entry.port === usual ? "" : `:${entry.port}`;
  const path = entry.path ?? (entry.ptr ? "/ptr" : entry.season ? "/season" : "");
  return {
    url: `${scheme}://${host}${port}/${path.replaceAll(/^\/+|\/+$/g, "")}`.replace(/\/$/, ""),
    allowHttp: entry.secure === false || entry.protocol?.startsWith("http:") === true || entry.protocol === "http",
  };
}

function given<K extends string>(key: K, value: string | undefined): { readonly [P in K]?: string } {
  return value === undefined || value === "" ? {} : ({ [key]: value } as { readonly [P in K]?: string });
}

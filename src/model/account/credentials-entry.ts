import * as v from "valibot";
import { UsageError } from "../outcome/errors.ts";

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

/** @throws UsageError that names the key; a value is never repeated */
export function parseEntry(name: string, value: unknown, where: string): CredentialsEntry {
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

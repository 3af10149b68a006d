import { type Credentials, checkServerPassword, checkToken } from "../model/credentials.ts";
import { UsageError } from "../model/errors.ts";
import { defaultServer, isLoopback, parseServer, type Server } from "../model/server-address.ts";
import type { ServerEntry, SettingValues } from "../model/setting-values.ts";

/** A server to work with, and who we are there. */
export interface Target {
  /** Its name in the file, or its address. */
  readonly label: string;
  readonly server: Server;
  readonly credentials: Credentials | undefined;
  readonly serverPassword: string | undefined;
  /** A run does not fail because of it. */
  readonly optional: boolean;
}

/** Where values come from matters here: a committed file alone must not say who gets a credential. */
export interface Layers {
  readonly given: SettingValues;
  readonly file: SettingValues;
  readonly env: NodeJS.ProcessEnv;
}

/** The servers of a run: the one named, or else those of the file, or else screeps.com. */
export function chooseTargets({ given, file, env }: Layers): Target[] {
  const entries = file.servers ?? [];
  const named = given.server ?? file.server;
  const entry = entries.find(({ name }) => name === named);
  if (entry !== undefined) return [fromEntry(entry, given, env)];
  if (named === undefined && entries.length > 0) return entries.map((each) => fromEntry(each, given, env));
  const values = { ...file, ...given };
  const url = named ?? defaultServer;
  const server = parseServer(url, { allowHttp: values["allow-http"] ?? false });
  if (given.server === undefined && file.server !== undefined) checkTrust(server, given);
  return [
    {
      label: server.name,
      server,
      credentials: generalCredentials(values),
      serverPassword: serverPassword(given["server-password"]),
      optional: false,
    },
  ];
}

function fromEntry(entry: ServerEntry, given: SettingValues, env: NodeJS.ProcessEnv): Target {
  const server = parseServer(entry.url, { allowHttp: entry.allowHttp ?? given["allow-http"] ?? false });
  checkTrust(server, given);
  const password = expand(entry.serverPassword, env) ?? given["server-password"];
  return {
    label: entry.name,
    server,
    credentials: ownCredentials(entry, given, env) ?? generalCredentials(given),
    serverPassword: serverPassword(password),
    optional: entry.optional ?? false,
  };
}

function checkTrust(server: Server, given: SettingValues): void {
  const { hostname } = new URL(server.root);
  if (hostname === "screeps.com" || isLoopback(hostname) || given["allow-host"]?.includes(hostname)) return;
  throw new UsageError(
    `Cannot send credentials to ${hostname}: only the committed file names it, and a commit could name any host; confirm with --allow-host ${hostname} or SCREEPS_SYNC_ALLOW_HOST`,
  );
}

function ownCredentials(entry: ServerEntry, given: SettingValues, env: NodeJS.ProcessEnv): Credentials | undefined {
  const token = expand(entry.token, env);
  const username = entry.username === undefined ? undefined : (expand(entry.username, env) ?? entry.username);
  return generalCredentials({
    ...(given["token-in"] === undefined ? {} : { "token-in": given["token-in"] }),
    ...optional("token", token),
    ...optional("username", username),
    ...optional("password", expand(entry.password, env)),
  });
}

function generalCredentials(values: SettingValues): Credentials | undefined {
  const { token, username, password } = values;
  if (token !== undefined)
    return {
      kind: "token",
      token: checkToken(token),
      ...optional("username", username),
      tokenIn: values["token-in"] ?? "header",
    };
  return username === undefined || password === undefined ? undefined : { kind: "password", username, password };
}

const serverPassword = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : checkServerPassword(text);

/** `${VARIABLE}` → its value. @throws UsageError when the variable is not set */
function expand(reference: string | undefined, env: NodeJS.ProcessEnv): string | undefined {
  const variable = /^\$\{(\w+)\}$/.exec(reference ?? "")?.[1];
  if (variable === undefined) return undefined;
  const value = env[variable];
  if (value === undefined || value === "")
    throw new UsageError(
      `Cannot read the credential of a server: the file names \${${variable}}, and it is not set here`,
    );
  return value;
}

function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]?: V });
}

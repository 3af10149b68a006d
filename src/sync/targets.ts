import type { Place } from "../model/branch-rules.ts";
import { type Credentials, checkServerPassword, checkToken } from "../model/credentials.ts";
import type { CredentialsEntry } from "../model/credentials-file.ts";
import { UsageError } from "../model/errors.ts";
import { checkVariables, variableIn, variablesOf } from "../model/named-variable.ts";
import { defaultServer, parseServer, type Server } from "../model/server-address.ts";
import type { ServerEntry, SettingValues } from "../model/setting-values.ts";
import type { Book, Layers } from "./layers.ts";
import { checkTrust, mayUseHttp, rootOf } from "./target-trust.ts";

/** A server to work with, and who we are there. */
export interface Target {
  /** Its name in the file, or its address. */
  readonly label: string;
  readonly server: Server;
  readonly credentials: Credentials | undefined;
  readonly serverPassword: string | undefined;
  /** A run does not fail because of it. */
  readonly optional: boolean;
  /** Where the credentials were found, when it was none of flags, inputs and environment. */
  readonly credentialsFrom?: string;
  /** What of the commit goes there, where a rule of `branches:` names folders. */
  readonly place?: Place;
}

/** The servers of a run: the one named, or else those of the file, or else screeps.com. */
export function chooseTargets(layers: Layers): Target[] {
  const { given, file, book = [] } = layers;
  const entries = given.servers ?? file.servers ?? [];
  const named = given.server ?? file.server;
  const entry = entries.find(({ name }) => name === named);
  if (entry !== undefined) return [fromEntry(entry, layers)];
  if (named === undefined && entries.length > 0) return entries.map((each) => fromEntry(each, layers));
  const known = book.find(({ name }) => name === named);
  if (known !== undefined && given.server !== undefined) return [fromEntry({ name: known.name }, layers)];
  return [fromAddress(named ?? defaultServer, layers)];
}

function fromAddress(url: string, layers: Layers): Target {
  const { given, file, book = [] } = layers;
  const server = parseServer(url, { allowHttp: mayUseHttp(url, layers) });
  if (given.server === undefined && file.server !== undefined) checkTrust(server, layers);
  return withBook(
    {
      label: server.name,
      server,
      credentials: generalCredentials(given),
      serverPassword: serverPassword(given["server-password"]),
      optional: false,
    },
    book,
    given,
  );
}

function fromEntry(entry: ServerEntry, layers: Layers): Target {
  const { given, env, book = [] } = layers;
  const known = book.find(({ name }) => name === entry.name);
  const url = entry.url ?? known?.url;
  if (url === undefined)
    throw new UsageError(
      `Cannot tell the address of server "${entry.name}": it has no "url", and no credentials file of yours names it; write one like ${defaultServer}`,
    );
  const ownHttp = entry.url === undefined && known?.allowHttp === true;
  const server = parseServer(url, { allowHttp: entry.allowHttp ?? (ownHttp || mayUseHttp(url, layers)) });
  // A flag or an input is the user's own word; a committed file is whoever's could commit.
  if (given.servers === undefined) checkTrust(server, layers);
  if (given.servers === undefined) checkVariables(entry, given["allow-variables"] ?? []);
  // Not the general credentials: they are not those that the entry asks for, and could be another host's.
  if (entry.optional === true && lacksVariable(entry, env))
    return { label: entry.name, server, credentials: undefined, serverPassword: undefined, optional: true };
  const password = expand(entry.serverPassword, env) ?? given["server-password"];
  return withBook(
    {
      label: entry.name,
      server,
      credentials: ownCredentials(entry, given, env) ?? generalCredentials(given),
      serverPassword: serverPassword(password),
      optional: entry.optional ?? false,
    },
    book,
    given,
  );
}

/** Credentials from the user's own file, for exactly this world: by name first, where two entries name one world. */
function withBook(target: Target, book: Book, given: SettingValues): Target {
  if (target.credentials !== undefined) return target;
  const fitting = book.filter((entry) => rootOf(entry) === target.server.root);
  const entry = fitting.find(({ name }) => name === target.label) ?? fitting[0];
  if (entry === undefined) return target;
  const credentials = generalCredentials({ ...optional("token-in", given["token-in"]), ...secretsOf(entry) });
  return {
    ...target,
    credentials,
    serverPassword: target.serverPassword ?? serverPassword(entry.serverPassword),
    ...(credentials === undefined ? {} : { credentialsFrom: `${entry.where}, server "${entry.name}"` }),
  };
}

function secretsOf({ token, username, password }: CredentialsEntry): SettingValues {
  return { ...optional("token", token), ...optional("username", username), ...optional("password", password) };
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

function lacksVariable(entry: ServerEntry, env: NodeJS.ProcessEnv): boolean {
  return variablesOf(entry).some((name) => (env[name] ?? "") === "");
}

/** `${VARIABLE}` → its value. @throws UsageError when the variable is not set */
function expand(reference: string | undefined, env: NodeJS.ProcessEnv): string | undefined {
  const variable = variableIn(reference);
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

import type { Credentials } from "../../model/account/credentials.ts";
import { defaultServer, parseServer, type Server } from "../../model/account/server-address.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { Place } from "../../model/settings/branch-rules.ts";
import { checkVariables, variableIn, variablesOf } from "../../model/settings/named-variable.ts";
import type { ServerEntry, SettingValues } from "../../model/settings/setting-values.ts";
import type { Words } from "../../model/text/told.ts";
import { generalCredentials, optional, secretsOf, serverPassword } from "./general-credentials.ts";
import type { Book, Layers } from "./layers.ts";
import { entriesFor, entryCalled, isName, listEntries, onlyEntryFor, unknownServer } from "./own-entry.ts";
import { checkTrust, mayUseHttp } from "./target-trust.ts";

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
  /** The code branch that its entry names, as it stands there: it comes before the rules. */
  readonly ownBranch?: string;
  /** What a person's own file has instead, where nothing in it is for this server. */
  readonly elsewhere?: Words;
  /** What of the commit goes there, where it has a branch of its own or a rule of `branches:` names folders. */
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
  const known = entryCalled(book, named);
  if (known !== undefined) return [fromEntry({ name: known.name }, layers)];
  if (named !== undefined && isName(named))
    throw unknownServer(
      named,
      [...entries, ...book].map(({ name }) => name),
    );
  return [fromAddress(named ?? defaultServer, layers)];
}

function fromAddress(url: string, layers: Layers): Target {
  const { given, file, book = [] } = layers;
  const server = parseServer(url, { allowHttp: mayUseHttp(url, layers) });
  if (given.server === undefined && file.server !== undefined) checkTrust(server, layers);
  const target = {
    label: server.name,
    server,
    credentials: generalCredentials(given),
    serverPassword: serverPassword(given["server-password"]),
    optional: false,
  };
  if (target.credentials !== undefined) return target;
  const entry = onlyEntryFor(book, server.root);
  if (entry !== undefined) return { ...fromBook(target, entry, given), ...optional("ownBranch", entry.branch) };
  return { ...target, ...(book.length === 0 ? {} : { elsewhere: listEntries(book) }) };
}

function fromEntry(entry: ServerEntry, layers: Layers): Target {
  const { given, env, book = [] } = layers;
  const known = entryCalled(book, entry.name);
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
      ...optional("ownBranch", entry.branch ?? known?.branch),
    },
    book,
    given,
  );
}

/** Credentials from the user's own file, for exactly this world: by name first, where two entries name one world. */
function withBook(target: Target, book: Book, given: SettingValues): Target {
  if (target.credentials !== undefined) return target;
  const named = entryCalled(book, target.label);
  const fitting = entriesFor(book, target.server.root);
  const entry = fitting.find((one) => one === named) ?? fitting[0];
  return entry === undefined ? target : fromBook(target, entry, given);
}

function fromBook(target: Target, entry: Book[number], given: SettingValues): Target {
  const credentials = generalCredentials({ ...optional("token-in", given["token-in"]), ...secretsOf(entry) });
  return {
    ...target,
    credentials,
    serverPassword: target.serverPassword ?? serverPassword(entry.serverPassword),
    ...(credentials === undefined ? {} : { credentialsFrom: `${entry.where}, server "${entry.name}"` }),
  };
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

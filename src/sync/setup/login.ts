// Covered by test/doors/login.test.ts
import {
  approveCredential,
  fillCredential,
  rejectCredential,
  type StoredCredential,
} from "../../git/clone/credential.ts";
import { type Credentials, checkToken } from "../../model/account/credentials.ts";
import { tokenPage } from "../../model/account/token-page.ts";
import { ServiceError, UsageError } from "../../model/outcome/errors.ts";
import type { ResolvedSettings } from "../../model/settings/setting-values.ts";
import { tokenUser } from "../account/credential-sources.ts";
import type { Target } from "../account/targets.ts";
import { type Identity, whoami } from "../look/whoami.ts";
import { type Door, openWorld } from "../start/open-world.ts";

/** What a person logs in with. */
export type Login = { readonly token: string } | { readonly username: string; readonly password: string };

/**
 * Asks the server who this is, and only then has git's credential helper keep it: never a file of ours.
 * @throws ServiceError when the server does not take it, or when the token could not write code
 * @throws UsageError when git has no helper that keeps anything
 */
export async function login(door: Door, target: Target, values: ResolvedSettings, given: Login): Promise<Identity> {
  const credentials = credentialsOf(given, values);
  const world = openWorld(door, { ...target, credentials }, values);
  const identity = await whoami(target.label, world);
  if (identity.token === "limited")
    throw new ServiceError(
      `Cannot use this token for ${target.label}: its scope is limited, and writing code needs full access; make another one at ${tokenPage}`,
    );
  await keep(door, target, storedOf(credentials));
  return identity;
}

function credentialsOf(given: Login, values: ResolvedSettings): Credentials {
  if ("username" in given) return { kind: "password", ...given };
  return { kind: "token", token: checkToken(given.token), tokenIn: values["token-in"] };
}

function storedOf(credentials: Credentials): StoredCredential {
  if (credentials.kind === "token") return { username: tokenUser, password: credentials.token };
  return { username: credentials.username, password: credentials.password };
}

async function keep({ repository }: Door, { server }: Target, stored: StoredCredential): Promise<void> {
  // A helper that keeps several names per host would else give an older one first.
  const before = await fillCredential(repository, server.root);
  if (before !== undefined) await rejectCredential(repository, server.root, before.username);
  await approveCredential(repository, server.root, stored);
  const kept = await fillCredential(repository, server.root);
  if (kept?.password === stored.password) return;
  throw new UsageError(
    `Cannot keep the credentials for ${server.name}: git has no credential helper that does; set one up (git config --global credential.helper, see git help credentials), or use SCREEPS_TOKEN`,
  );
}

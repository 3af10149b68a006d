import { type Credentials, checkServerPassword, checkToken } from "../../model/account/credentials.ts";
import type { CredentialsEntry } from "../../model/account/credentials-entry.ts";
import type { SettingValues } from "../../model/settings/setting-values.ts";

/** A token, or else a name with its password; undefined where neither is whole. */
export function generalCredentials(values: SettingValues): Credentials | undefined {
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

export function secretsOf({ token, username, password }: CredentialsEntry): SettingValues {
  return { ...optional("token", token), ...optional("username", username), ...optional("password", password) };
}

export const serverPassword = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : checkServerPassword(text);

/** A key that is absent, and not there without a value. */
export function optional<K extends string, V>(key: K, value: V | undefined): { readonly [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { readonly [P in K]?: V });
}

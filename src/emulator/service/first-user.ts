import type { Account } from "../accounts/accounts.ts";
import { fullScope } from "../accounts/token.ts";
import type { Service } from "./service.ts";

export function firstAccount({ accounts }: Service): Account {
  const [account] = accounts.list();
  if (account === undefined) throw new Error("Cannot run without a user");
  return account;
}

export function firstToken({ accounts, profile, now }: Service, account: Account): string {
  if (profile.rollingTokenMs !== undefined) return accounts.openSession(account.id, profile.rollingTokenMs, now());
  const token = accounts.tokens().find(({ accountId, scope }) => accountId === account.id && scope.full);
  return (token ?? accounts.createToken({ accountId: account.id, scope: fullScope })).value;
}

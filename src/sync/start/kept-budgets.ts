// Covered by test/sync/budget/budget.test.ts
import { join } from "node:path";
import type { Credentials } from "../../model/account/credentials.ts";
import type { Target } from "../account/targets.ts";
import { type AccountBudget, openBudget } from "../budget/budget.ts";
import { cacheFolder, keep, readKept } from "./own-cache.ts";

/** The budget of each account on each server, with what earlier runs on this machine were told. */
export function keepBudgets(env: NodeJS.ProcessEnv): (target: Target) => AccountBudget {
  const open = new Map<string, AccountBudget>();
  return (target) => {
    const name = nameOf(target);
    const known = open.get(name) ?? openBudget(() => new Date(), keptIn(env, name));
    open.set(name, known);
    return known;
  };
}

function keptIn(env: NodeJS.ProcessEnv, name: string) {
  const folder = cacheFolder(env, "limits");
  if (folder === undefined) return { read: () => undefined, keep: () => {} };
  const file = join(folder, `${name}.json`);
  return { read: () => readKept(file), keep: (content: Buffer) => keep(file, content) };
}

/** Server and account. Of a credential it holds 32 bits of checksum: enough to tell accounts apart, and of no use to others. */
function nameOf({ server, credentials }: Target): string {
  const account = process.getBuiltinModule("node:zlib").crc32(`${server.root}\n${whoIs(credentials)}`);
  return `${server.name.replaceAll(/[^\w.-]+/g, "_").slice(0, 100)}-${account.toString(16)}`;
}

function whoIs(credentials: Credentials | undefined): string {
  if (credentials === undefined) return "";
  return credentials.kind === "token" ? credentials.token : `${credentials.username}\n`;
}

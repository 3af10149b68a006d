import { randomBytes } from "node:crypto";
import { Accounts } from "../accounts/accounts.ts";
import { fullScope } from "../accounts/token.ts";
import { parseFaults } from "../faults/fault.ts";
import { FaultQueue } from "../faults/fault-queue.ts";
import { Challenges } from "../limits/challenge.ts";
import { Limiter } from "../limits/limiter.ts";
import { defaultSwitches } from "../limits/switches.ts";
import { profiles } from "../profiles/by-name.ts";
import type { PlayedService, Profile } from "../profiles/profile.ts";
import { RequestRecord } from "../service/record.ts";
import { Keeper } from "../storage/keeper.ts";
import { createWorld, type GameWorld, playerIn } from "../world/world.ts";
import type { EmulatorOptions } from "./options.ts";

const demoUser = { username: "demo", password: "demo-password" };

/** The service as the options ask for it, with what an earlier run kept. */
export async function createService(options: EmulatorOptions): Promise<PlayedService> {
  const profile = profileFor(options);
  const accounts = new Accounts();
  const worlds = new Map((options.worlds ?? profile.worlds).map((name) => newWorld(name, profile, options)));
  const keeper = new Keeper(options.dataDir, accounts, [...worlds.values()]);
  await keeper.load();
  const now = options.now ?? Date.now;
  seed(accounts, worlds, options, now());
  const faults = new FaultQueue();
  if (options.script !== undefined) for (const fault of parseFaults(options.script)) faults.add(fault);
  await keeper.save();
  const { serverPassword } = options;
  const record = new RequestRecord();
  const challenges = new Challenges();
  return { profile, accounts, worlds, faults, record, challenges, serverPassword, now, save: () => keeper.save() };
}

function profileFor({ profile = "official", bodyFirst }: EmulatorOptions): Profile {
  const chosen = profiles[profile];
  return { ...chosen, bodyFirst: bodyFirst ?? chosen.bodyFirst };
}

function newWorld(name: string, profile: Profile, { limits }: EmulatorOptions): [string, GameWorld] {
  const prefix = name.replace(/^\/+|\/+$/g, "");
  const switches = { ...defaultSwitches, enabled: profile.limits, ...limits };
  return [prefix, createWorld(prefix, profile.shards(prefix), new Limiter(switches))];
}

/** Everybody has a branch `default` in every world, and the first user a token for everything. */
function seed(accounts: Accounts, worlds: ReadonlyMap<string, GameWorld>, options: EmulatorOptions, now: number): void {
  for (const user of options.users ?? [demoUser]) {
    const id = randomBytes(12).toString("hex");
    if (accounts.byName(user.username) === undefined)
      accounts.add({ ...user, id, email: `${user.username}@example.test` });
  }
  for (const { id } of accounts.list()) for (const world of worlds.values()) playerIn(world, id, now);
  const [first] = accounts.list();
  if (first === undefined) throw new TypeError("Cannot start without a user: give at least one");
  const value = options.seedToken;
  const isThere = value === undefined ? accounts.tokens().length > 0 : accounts.token(value) !== undefined;
  if (isThere) return;
  accounts.createToken({ accountId: first.id, scope: fullScope, description: "to try", ...(value && { value }) });
}

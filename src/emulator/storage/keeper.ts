import type { Accounts } from "../accounts/accounts.ts";
import type { GameWorld } from "../world/world.ts";
import { Files } from "./files.ts";
import {
  restoreAccounts,
  restoreLimits,
  restoreWorld,
  snapshotAccounts,
  snapshotLimits,
  snapshotWorld,
} from "./snapshot.ts";

/** What an emulator remembers over a restart. Without a folder it remembers nothing, and costs nothing. */
export class Keeper {
  readonly #files: Files | undefined;
  readonly #accounts: Accounts;
  readonly #worlds: readonly GameWorld[];

  constructor(folder: string | undefined, accounts: Accounts, worlds: readonly GameWorld[]) {
    this.#files = folder === undefined ? undefined : new Files(folder);
    this.#accounts = accounts;
    this.#worlds = worlds;
  }

  async load(): Promise<void> {
    const accounts = await this.#files?.read("accounts.json");
    if (accounts !== undefined) restoreAccounts(this.#accounts, accounts);
    for (const world of this.#worlds) {
      const saved = await this.#files?.read(fileOf(world));
      if (saved !== undefined) restoreWorld(world, saved);
      const spent = await this.#files?.read(limitsOf(world));
      if (spent !== undefined) restoreLimits(world.limiter, spent);
    }
  }

  /** Resolves when all that has changed so far is on disk. */
  async save(): Promise<void> {
    const files = this.#files;
    if (files === undefined) return;
    await Promise.all([
      files.save("accounts.json", () => snapshotAccounts(this.#accounts)),
      ...this.#worlds.flatMap((world) => [
        files.save(fileOf(world), () => snapshotWorld(world)),
        files.save(limitsOf(world), () => snapshotLimits(world.limiter)),
      ]),
    ]);
  }
}

function fileOf({ prefix }: GameWorld): string {
  return `world-${prefix || "main"}.json`;
}

function limitsOf({ prefix }: GameWorld): string {
  return `limits-${prefix || "main"}.json`;
}

import type { ActiveName, Branch, BranchName } from "./branch.ts";
import { modulesToJson, showModules } from "./modules.ts";
import type { GameWorld } from "./world.ts";

/** After a write or a clone. `hash` is the `_hash` of the write, neither checked nor kept; a clone has none (observed). */
export function announceCode({ channels }: GameWorld, accountId: string, branch: Branch, hash?: unknown): void {
  channels.publish(`user:${accountId}/code`, {
    branch: branch.name,
    modules: modulesToJson(showModules(branch.modules)),
    timestamp: branch.timestamp,
    hash,
  });
}

export function announceActive({ channels }: GameWorld, accountId: string, activeName: ActiveName, branch: BranchName) {
  channels.publish(`user:${accountId}/set-active-branch`, { activeName, branch });
}

/** Not one of the service's own channels: a script may wait for it, and no client hears it. */
export function announceExpression({ channels }: GameWorld, accountId: string): void {
  channels.publish(`expression:${accountId}`, {});
}

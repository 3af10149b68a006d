import { randomBytes } from "node:crypto";
import type { StoredModules } from "./modules.ts";

/** Strings, and what else a clone call may have left: the open server has no rule for a new name. */
export type BranchName = string | number | boolean | null;

export interface Branch {
  readonly id: string;
  readonly name: BranchName;
  readonly createdAt: number;
  modules: StoredModules;
  /** A number after a code write, an ISO date after a clone, absent on the first branch: observed so. */
  timestamp: number | string | undefined;
  revision: number;
  /** Absent on cloned branches until one is set active. */
  activeWorld: boolean | undefined;
  activeSim: boolean | undefined;
}

export type ActiveName = "activeWorld" | "activeSim";

export function createBranch(name: BranchName, modules: StoredModules, now: number): Branch {
  return {
    id: randomBytes(12).toString("hex"),
    name,
    createdAt: now,
    modules,
    timestamp: undefined,
    revision: 0,
    activeWorld: undefined,
    activeSim: undefined,
  };
}

/** The branch every account starts with. */
export function createDefaultBranch(now: number): Branch {
  const branch = createBranch("default", new Map([["main", ""]]), now);
  return { ...branch, activeWorld: true, activeSim: true };
}

/** Those a request means: `$activeWorld` and `$activeSim` are places, and an absent name matches every branch. */
export function matchBranches(branches: readonly Branch[], asked: unknown): readonly Branch[] {
  // The database query loses a field that is undefined, so that only the user is left to match on.
  if (asked === undefined) return branches;
  return branches.filter((branch) => branch.name === asked);
}

export function resolveBranches(branches: readonly Branch[], asked: unknown): readonly Branch[] {
  const name = asked || "$activeWorld";
  if (name === "$activeWorld") return branches.filter((branch) => branch.activeWorld);
  if (name === "$activeSim") return branches.filter((branch) => branch.activeSim);
  // A place without a name is no condition to the database: every branch is meant (observed).
  if (name === "$") return branches;
  // Any other `$name` asks for a place that does not exist, even where a branch is called so.
  if (typeof name === "string" && name.startsWith("$")) return [];
  return branches.filter((branch) => branch.name === name);
}

/** The database cannot compare with a list or an object, and its message becomes the server's. */
export function isUnaskable(asked: unknown): boolean {
  return typeof asked === "object" && asked !== null;
}

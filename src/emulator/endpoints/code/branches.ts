import { ok, type Reply, refusal } from "../../replies/reply.ts";
import { textOf } from "../../service/asked.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";
import { announceActive, announceCode } from "../../world/announce.ts";
import {
  type ActiveName,
  type Branch,
  type BranchName,
  createBranch,
  isUnaskable,
  matchBranches,
} from "../../world/branch.ts";
import { modulesToJson, type StoredModules, showModules, storeModules } from "../../world/modules.ts";
import { unaskable } from "./code.ts";

const maxBranches = 30;
const maxNameLength = 30;

/** The official list holds code only on request. */
export const listBranchesBriefly: Endpoint = {
  method: "GET",
  path: "/api/user/branches",
  access: "signed",
  answer: (call) => {
    const list = branchesOf(call).map((branch) => ({
      _id: branch.id,
      branch: branch.name,
      activeWorld: branch.activeWorld === true,
      activeSim: branch.activeSim === true,
      ...(call.query.withCode ? { modules: modulesToJson(showModules(branch.modules)) } : {}),
    }));
    return ok({ list });
  },
};

/** The open server's list: the database's own records, with the code of every branch. */
export const listBranchesInFull: Endpoint = {
  method: "GET",
  path: "/api/user/branches",
  access: "signed",
  answer: (call) => ok({ list: branchesOf(call).map((branch, index) => fullRecord(branch, call.account.id, index)) }),
};

export const branchEndpoints: readonly Endpoint[] = [
  { method: "POST", path: "/api/user/clone-branch", access: "signed", answer: cloneBranch },
  { method: "POST", path: "/api/user/set-active-branch", access: "signed", answer: setActiveBranch },
  { method: "POST", path: "/api/user/delete-branch", access: "signed", answer: deleteBranch },
];

// Listing creates `default` where it is missing, even past 30 branches (observed).
function branchesOf({ player, now }: Call): readonly Branch[] {
  if (!player.branches.some((branch) => branch.name === "default")) {
    player.branches.push(datedBranch("default", storeModules({}), now));
  }
  return player.branches;
}

function fullRecord(branch: Branch, user: string, index: number): object {
  return {
    user,
    modules: modulesToJson(showModules(branch.modules)),
    branch: branch.name,
    activeWorld: branch.activeWorld,
    activeSim: branch.activeSim,
    _id: branch.id,
    meta: { revision: branch.revision, created: branch.createdAt, version: 0 },
    $loki: index + 1,
    timestamp: branch.timestamp,
  };
}

function datedBranch(name: BranchName, modules: StoredModules, now: number): Branch {
  return { ...createBranch(name, modules, now), timestamp: new Date(now).toISOString() };
}

/** Creates or overwrites, and without a new name overwrites every branch: all observed on the open private server. */
function cloneBranch({ player: { branches }, body, now, world, account }: Call): Reply {
  const { branch: source, newName } = body;
  if (source && (typeof source !== "string" || source.length > maxNameLength)) return refusal("invalid branch name");
  if (isUnaskable(newName)) return refusal(unaskable);
  const targets = matchBranches(branches, newName);
  if (targets.length === 0 && branches.length >= maxBranches && !isTutorial(newName))
    return refusal("too many branches");
  const modules = clonedModules(branches, source, body.defaultModules);
  const [first = datedBranch(asName(newName), modules, now)] = targets;
  if (targets.length === 0) branches.push(first);
  for (const target of targets) overwrite(target, modules, now);
  announceCode(world, account.id, first);
  return ok({ timestamp: now });
}

function isTutorial(name: unknown): boolean {
  return /^tutorial-\d$/.test(String(name));
}

function clonedModules(branches: readonly Branch[], source: unknown, defaultModules: unknown): StoredModules {
  const original = source ? matchBranches(branches, source)[0] : undefined;
  return original === undefined ? storeModules(defaultModules) : original.modules;
}

function overwrite(target: Branch, modules: StoredModules, now: number): void {
  target.modules = modules;
  target.timestamp = new Date(now).toISOString();
  target.revision++;
}

// A missing name becomes a branch without one.
function asName(name: unknown): BranchName {
  return typeof name === "number" || typeof name === "boolean" || name === null ? name : textOf(name);
}

/** Without a branch every one becomes active (observed): the database then has nothing but the user to match. */
function setActiveBranch({ player: { branches }, body: { branch, activeName }, world, account }: Call): Reply {
  if (!isActiveName(activeName)) return refusal("invalid params");
  if (isUnaskable(branch)) return refusal(unaskable);
  const chosen = matchBranches(branches, branch);
  const [first] = chosen;
  if (first === undefined) return refusal("no branch");
  for (const other of branches) other[activeName] = false;
  for (const one of chosen) one[activeName] = true;
  announceActive(world, account.id, activeName, first.name);
  return ok();
}

function isActiveName(name: unknown): name is ActiveName {
  return name === "activeWorld" || name === "activeSim";
}

/** Always says ok: an active branch stays, an unknown one is no error, and without a name all that are not active go. */
function deleteBranch({ player: { branches }, body: { branch }, now }: Call): Reply {
  if (isUnaskable(branch)) return refusal(unaskable);
  const doomed = matchBranches(branches, branch).filter(({ activeWorld, activeSim }) => !activeWorld && !activeSim);
  for (const each of doomed) branches.splice(branches.indexOf(each), 1);
  return ok({ timestamp: now });
}

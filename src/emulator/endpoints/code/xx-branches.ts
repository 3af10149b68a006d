import { ok, type Reply } from "../../replies/reply.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";
import { announceActive, announceCode } from "../../world/announce.ts";
import { createBranch } from "../../world/branch.ts";
import { modulesToJson, type StoredModules } from "../../world/modules.ts";
import { findBranch, invalid, maxNameLength, notFound, readModules, readName, serverError } from "./xx-code.ts";

const maxBranches = 30;

export const independentBranchEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/user/branches", access: "signed", answer: listBranches },
  { method: "POST", path: "/api/user/clone-branch", access: "signed", answer: cloneBranch },
  { method: "POST", path: "/api/user/set-active-branch", access: "signed", answer: setActiveBranch },
  { method: "POST", path: "/api/user/delete-branch", access: "signed", answer: deleteBranch },
];

// `activeWorld` was false on every branch, whichever was active (observed).
function listBranches({ player, query }: Call): Reply {
  const list = player.branches.map(({ name, modules }) => ({
    activeWorld: false,
    branch: name,
    ...(query.withCode === "true" ? { modules: modulesToJson(modules) } : {}),
  }));
  return ok({ list });
}

/** Never overwrites: a name that is taken is an exception. */
function cloneBranch({ player: { branches }, body, now, world, account }: Call): Reply {
  const newName = typeof body.newName === "object" ? undefined : readName(body.newName);
  if (newName === undefined) return invalid;
  const source = body.branch === undefined ? undefined : (readName(body.branch) ?? "");
  if (newName.length > maxNameLength || (source ?? "").length > maxNameLength) return serverError;
  if (findBranch(branches, newName) !== undefined || branches.length >= maxBranches) return serverError;
  const modules = source === undefined ? fromScratch(body.defaultModules) : findBranch(branches, source)?.modules;
  if (modules === undefined) return notFound;
  const branch = createBranch(newName, modules, now);
  branches.push(branch);
  announceCode(world, account.id, branch);
  return ok({ timestamp: now });
}

function fromScratch(defaultModules: unknown): StoredModules {
  const modules = readModules(defaultModules);
  return modules instanceof Map ? modules : new Map([["main", ""]]);
}

function setActiveBranch({ player: { branches }, body, world, account }: Call): Reply {
  const name = readName(body.branch);
  if (name === undefined) return invalid;
  const chosen = findBranch(branches, name);
  if (chosen === undefined) return notFound;
  for (const branch of branches) branch.activeWorld = branch === chosen;
  announceActive(world, account.id, "activeWorld", chosen.name);
  return ok();
}

/** The active branch goes as well. */
function deleteBranch({ player: { branches }, body }: Call): Reply {
  const name = readName(body.branch);
  if (name === undefined) return invalid;
  const doomed = findBranch(branches, name);
  if (doomed === undefined) return notFound;
  branches.splice(branches.indexOf(doomed), 1);
  return ok();
}

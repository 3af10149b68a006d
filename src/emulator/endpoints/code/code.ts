import { ok, type Reply, refusal } from "../../replies/reply.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";
import { announceCode } from "../../world/announce.ts";
import { isUnaskable, resolveBranches } from "../../world/branch.ts";
import { isTooLarge, modulesToJson, showModules, storeModules } from "../../world/modules.ts";

export const codeEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/user/code", access: "signed", answer: readCode },
  { method: "POST", path: "/api/user/code", access: "signed", answer: writeCode },
];

// What the storage of the open server says when it is asked to compare with a list or an object.
export const unaskable = "fun is not a function";

function readCode({ player, query }: Call): Reply {
  if (isUnaskable(query.branch)) return refusal(unaskable);
  const [branch] = resolveBranches(player.branches, query.branch);
  if (branch === undefined) return refusal("no code");
  return ok({ branch: branch.name, modules: modulesToJson(showModules(branch.modules)) });
}

/** Replaces the whole set: modules that are not sent are gone. */
function writeCode({ player, body, now, world, account }: Call): Reply {
  // The message of the exception that the real handler runs into, and answers with 200.
  if (body.modules === undefined) {
    return refusal("TypeError: Cannot read properties of undefined (reading 'length')");
  }
  if (isTooLarge(body.modules)) return refusal("code length exceeds 5 MB limit");
  if (isUnaskable(body.branch)) return refusal(unaskable);
  const branches = resolveBranches(player.branches, body.branch);
  const [first] = branches;
  if (first === undefined) return refusal("branch does not exist");
  for (const branch of branches) {
    branch.modules = storeModules(body.modules);
    branch.timestamp = now;
    branch.revision++;
  }
  announceCode(world, account.id, first, body._hash);
  return ok({ timestamp: now });
}

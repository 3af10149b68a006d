// Covered by test/sync/budget/kept-back.test.ts
import type { Api } from "../../api/api.ts";
import type { Target } from "../account/targets.ts";
import type { AccountBudget } from "../budget/budget.ts";
import { openWorld } from "../start/open-world.ts";
import type { Asked, PreparedAccount } from "../start/prepare.ts";
import type { World } from "../start/world.ts";

/** The worlds of a run that only reads: under whatever names one account is named, each branch is read once. */
export function readingWorlds(asked: Asked, values: PreparedAccount["values"]): (target: Target) => World {
  const apis = new Map<AccountBudget, Api>();
  return (target) => {
    const world = openWorld(asked, target, values);
    const api = apis.get(world.budget) ?? readOnce(world.api);
    apis.set(world.budget, api);
    return { ...world, api };
  };
}

/** The same API, which remembers what was answered. */
function readOnce(api: Api): Api {
  const codes = new Map<string, Awaited<ReturnType<Api["getCode"]>>>();
  let listed: Awaited<ReturnType<Api["listBranches"]>> | undefined;
  return {
    ...api,
    getCode: async (branch) => {
      const code = codes.has(branch) ? codes.get(branch) : await api.getCode(branch);
      codes.set(branch, code);
      return code;
    },
    listBranches: async () => (listed ??= await api.listBranches()),
  };
}

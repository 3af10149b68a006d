// Covered by test/doors/init.test.ts
import { SyncError } from "../../model/outcome/errors.ts";
import { activeOf } from "../deploy/active-branch.ts";
import { openWorld } from "../start/open-world.ts";
import { type Asked, prepareAccount } from "../start/prepare.ts";
import type { Found } from "./project.ts";

/** What a person at a prompt waits for an answer that only makes a proposal better. */
const timeoutMs = 3000;

/** The branch that the game runs, where one server and its credentials are known, and it answers. */
export async function findActive(asked: Asked): Promise<Found<string> | undefined> {
  try {
    const { targets, values } = await prepareAccount(asked);
    const [target, ...others] = targets;
    if (target?.credentials === undefined || others.length > 0) return undefined;
    const world = openWorld(asked, target, values);
    const active = activeOf(await world.api.listBranches({ timeoutMs }));
    return active === undefined ? undefined : { value: active, why: `the game on ${target.label} runs it` };
  } catch (failure) {
    if (failure instanceof SyncError) return undefined;
    throw failure;
  }
}

// Covered by test/remote/git-remote.test.ts
import type { Modules } from "../../model/modules/modules.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { explainAnywhere } from "../origin/explain-anywhere.ts";
import { keepLive } from "../pull/commit-live.ts";
import { type EditedLive, editedLive, type LiveHere } from "../pull/edited-live.ts";
import { keepRecord } from "../pull/keep-record.ts";
import type { OpenedGame } from "../pull/open-pull.ts";

type Branch = OpenedGame & { readonly branch: string };

/** The commit that live code is, or what was edited on top of what it is based on; of built code, the record that keeps it. */
export async function commitOfBranch(game: Branch, modules: Modules): Promise<string> {
  const { target, branch, values, known, world, asked } = game;
  const { repository } = world;
  const place = { server: target.server.name, branch };
  if (values.from === "folder") return commitOfBuilt(game, modules);
  const first = { values, branch, config: known?.configurations.path ?? values.config };
  const edited = await editedOrFirst({ repository, place, modules, known, first, env: asked.env });
  if ("home" in edited) return edited.home;
  const record = edited.put.left.length === 0 ? undefined : await keepRecord(game, modules);
  if (edited.put.edits.length === 0 && edited.base !== undefined) return edited.base.commit;
  return keepLive(repository, edited, { place, modules, time: world.now(), record });
}

async function commitOfBuilt(game: Branch, modules: Modules): Promise<string> {
  const { branch, known, world } = game;
  const explanation = known && (await explainAnywhere(world.repository, known, { branch, modules }));
  return explanation?.commit ?? keepRecord(game, modules);
}

/** A repository may hold something else altogether: then the code of the game has a history of its own in it. */
async function editedOrFirst(here: LiveHere): Promise<EditedLive | { readonly home: string }> {
  try {
    return await editedLive(here);
  } catch (failure) {
    if (failure instanceof UsageError) return editedLive({ ...here, known: undefined });
    throw failure;
  }
}

import { cleanFolder } from "../../model/modules/detect-source.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { explainAnywhere } from "../origin/explain-anywhere.ts";
import { findRecord } from "../origin/find-record.ts";
import { readBuiltEdit } from "./built-edit.ts";
import { builtKept, builtPlanned } from "./built-endings.ts";
import { keepRecord } from "./keep-record.ts";
import type { Pull } from "./open-pull.ts";
import { type PullEnding, planOf, unchanged } from "./pull-endings.ts";

/** Built code cannot go back line by line: what was edited is shown, told by line of the sources where a map allows it, and kept as a record. */
export async function pullBuilt(opened: Pull, modules: Modules): Promise<PullEnding> {
  const { branch, known, world, target, values } = opened;
  const { repository } = world;
  const place = { server: target.server.name, branch };
  const explanation = known && (await explainAnywhere(repository, known, { branch, modules }));
  if (explanation?.commit !== undefined) return unchanged(opened, explanation.commit);
  const same = await findRecord(repository, place, modules);
  if (same !== undefined && "commit" in same.facts.origin) return unchanged(opened, same.facts.origin.commit);
  const edit = await readBuiltEdit(repository, place, modules, cleanFolder(values.source ?? ""));
  const record = values["dry-run"] ? undefined : await keepRecord(opened, modules);
  const told = {
    ...(edit.plan === undefined ? {} : { plan: planOf(edit.plan, modules), patch: edit.patch, sources: edit.sources }),
    ...(edit.base === undefined ? {} : { base: edit.base.commit.oid }),
  };
  if (record === undefined) return { ...builtPlanned(opened, edit), ...told };
  return { ...builtKept(opened, edit, record), ...told, record };
}

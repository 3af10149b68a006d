// Covered by test/doors/hook/hook.test.ts
import { modulesLength } from "../../model/modules/modules-json.ts";
import { PreflightError } from "../../model/outcome/errors.ts";
import type { Report } from "../../model/outcome/report.ts";
import { toldNotes } from "../../model/settings/told-settings.ts";
import { counted } from "../../model/text/counted.ts";
import { shortId } from "../../model/text/short-id.ts";
import { readModules } from "../source/committed-modules.ts";
import { sourceOptions } from "../source/source-options.ts";
import { type Prepared, prepareAt } from "../start/prepare.ts";

/**
 * Checks the modules of a commit where no server can be asked: one report, or where a rule names folders one for each.
 * @param why why none can, for the message
 */
export async function checkCommit(prepared: Prepared, why: string): Promise<Report[]> {
  const reports: Report[] = [];
  for (const place of prepared.places ?? [undefined]) reports.push(await checkPlace(prepareAt(prepared, place), why));
  return reports;
}

async function checkPlace(prepared: Prepared, why: string): Promise<Report> {
  const { asked, commit, branch } = prepared;
  const about = {
    server: "",
    ...(branch === undefined ? {} : { branch }),
    ref: asked.ref,
    commit: commit.oid,
    waits: [],
    limits: [],
    warnings: [],
    notes: toldNotes(prepared),
  };
  try {
    const { source, modules, findings, notes } = await readModules(
      asked.repository,
      commit,
      sourceOptions(asked, prepared),
    );
    const where = prepared.places === undefined ? "" : ` for "${branch}"`;
    const size = counted(modules.size, "module");
    const message = `Checked ${shortId(commit.oid)}${where}: its ${size} can be deployed; no server was asked, because ${why}`;
    const bytes = modulesLength(modules);
    return {
      ...about,
      outcome: "planned",
      message,
      source,
      modules: modules.size,
      bytes,
      findings,
      notes: [...notes, ...about.notes],
    };
  } catch (failure) {
    if (!(failure instanceof PreflightError)) throw failure;
    const { outcome, message, findings } = failure;
    return { ...about, outcome, message, source: prepared.values.source ?? "", modules: 0, bytes: 0, findings };
  }
}

import type { Repository } from "../git/repository.ts";
import { counted } from "../model/counted.ts";
import { PreflightError } from "../model/errors.ts";
import { modulesText } from "../model/modules.ts";
import type { Report } from "../model/report.ts";
import { toldNotes } from "../model/told-settings.ts";
import { readModules } from "./committed-modules.ts";
import { type Asked, type Prepared, prepareAt } from "./prepare.ts";
import { sourceOptions } from "./source-options.ts";

/**
 * Checks the modules of a commit where no server can be asked: one report, or where a rule names folders one for each.
 * @param why why none can, for the message
 */
export async function checkCommit(
  asked: Asked,
  prepared: Prepared,
  repository: Repository,
  why: string,
): Promise<Report[]> {
  const reports: Report[] = [];
  for (const place of prepared.places ?? [undefined])
    reports.push(await checkPlace(asked, prepareAt(prepared, place), repository, why));
  return reports;
}

async function checkPlace(asked: Asked, prepared: Prepared, repository: Repository, why: string): Promise<Report> {
  const { commit, branch } = prepared;
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
    const { source, modules, findings, notes } = await readModules(repository, commit, sourceOptions(asked, prepared));
    const where = prepared.places === undefined ? "" : ` for "${branch}"`;
    const size = counted(modules.size, "module");
    const message = `Checked ${commit.oid.slice(0, 7)}${where}: its ${size} can be deployed; no server was asked, because ${why}`;
    const bytes = modulesText(modules).length;
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

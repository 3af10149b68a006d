// Covered by test/sync/clean/deploy-and-prune.test.ts
import { SyncError } from "../../model/outcome/errors.ts";
import type { Note } from "../../model/outcome/note.ts";
import type { Outcome } from "../../model/outcome/outcome.ts";
import type { Report } from "../../model/outcome/report.ts";
import type { Prepared } from "../start/prepare.ts";
import { deployTargets } from "../targets/deploy-targets.ts";
import type { CleanReport } from "./clean-report.ts";
import { cleanTargets } from "./clean-targets.ts";
import { type AskPulls, prepareClean } from "./cleaning.ts";

const wentWell: ReadonlySet<Outcome> = new Set(["deployed", "written", "unchanged"]);

/** Deploys to each server, and where the settings say `prune` cleans up after it. What becomes of that changes no outcome. */
export async function deployAndPrune(prepared: Prepared, askPulls?: AskPulls): Promise<readonly Report[]> {
  const reports = await deployTargets(prepared);
  const { prune, "dry-run": isDry } = prepared.values;
  if (!prune || isDry || !reports.some(({ outcome }) => wentWell.has(outcome))) return reports;
  try {
    const cleaned = (await cleanTargets(prepared.asked, await prepareClean(prepared.asked, askPulls))).reports;
    return reports.map((report, index) => {
      const isLast = reports.findLastIndex(({ server }) => server === report.server) === index;
      const found = isLast ? cleaned.find(({ server }) => server === report.server) : undefined;
      return found === undefined ? report : withPruned(report, found);
    });
  } catch (failure) {
    if (!(failure instanceof SyncError)) throw failure;
    return reports.map((report) => warned(report, { kind: "pruned", told: `Not pruned: ${failure.message}` }));
  }
}

function withPruned(report: Report, { outcome, message, kept }: CleanReport): Report {
  const note: Note = { kind: "pruned", told: message };
  const isQuiet = (outcome === "cleaned" || outcome === "unchanged") && kept.length === 0;
  return isQuiet ? { ...report, notes: [...report.notes, note] } : warned(report, note);
}

const warned = (report: Report, note: Note): Report => ({ ...report, warnings: [...report.warnings, note] });

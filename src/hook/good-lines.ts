import { noteText } from "../model/outcome/note-text.ts";
import { moodOf, type Outcome } from "../model/outcome/outcome.ts";
import { shortId } from "../model/text/short-id.ts";
import type { PushEnding } from "../sync/push/push-ending.ts";
import { findingText } from "./finding-text.ts";
import type { Sign } from "./say.ts";

/** A line and how much it matters: 0 has to be said, the others in this order as far as there is room. */
export type Ranked = readonly [0 | 1 | 2 | 3 | 4 | 5, Sign, string];

/** What leaves nothing to do; a ref that goes nowhere has a line of its own. */
export const isGood = (outcome: Outcome): boolean =>
  outcome !== "skipped" && ["good", "note"].includes(moodOf(outcome));

/** One with what changed; of several each in a few words. */
export function goodLines(endings: readonly PushEnding[]): Ranked[] {
  const [first] = endings;
  if (first === undefined) return [];
  const warnings = [...new Set(endings.flatMap(({ report }) => report?.warnings ?? []).map(noteText))];
  const warned: Ranked[] = warnings.length === 0 ? [] : [[2, "waiting", warnings.join("; ")]];
  if (endings.length > 1) return [[0, "good", together(endings)], ...warned];
  return [[0, "good", first.message], ...warned, ...detailLines(first)];
}

const sentences = {
  deployed: ["Deployed", "read back, all modules equal"],
  restored: ["Restored", "read back, all modules equal"],
  unchanged: ["Nothing to do for", "holds it already"],
  planned: ["Planned", "nothing was written"],
  superseded: ["Superseded", "nothing was written"],
} as const;

/** `Deployed 1a2b3c4 to "default", 2b3c4d5 to "f-a" on screeps.com: …; Nothing to do for …` */
function together(endings: readonly PushEnding[]): string {
  const groups = Map.groupBy(endings, ({ outcome, report }) => `${outcome} ${report?.server ?? ""}`);
  return [...groups.values()].map(sentence).join("; ");
}

function sentence(group: readonly PushEnding[]): string {
  const [first] = group;
  const [verb, truth] = sentences[(first?.outcome ?? "planned") as keyof typeof sentences];
  const places = group.map((ending) => placeOf(ending));
  const server = first?.report?.server ? ` on ${first.report.server}` : "";
  return `${verb} ${listed(places)}${server}: ${truth}`;
}

function placeOf({ report, message }: PushEnding): string {
  return report === undefined ? message : `${shortId(report.commit)} to "${report.branch ?? ""}"`;
}

const mostListed = 4;

function listed(all: readonly string[]): string {
  const more = all.length - mostListed;
  return more > 0 ? `${all.slice(0, mostListed).join(", ")} and ${more} more` : all.join(", ");
}

/** Counts of what changed, the first finding, notes. */
function detailLines({ report, findings }: PushEnding): Ranked[] {
  const plan = report?.plan;
  const counts =
    plan === undefined
      ? []
      : [`${plan.added.length} added, ${plan.changed.length} changed, ${plan.removed.length} removed`];
  const found = findingText(findings);
  const about = [...counts, ...(found === undefined ? [] : [found])].join("; ");
  const notes = (report?.notes ?? []).map(noteText).join("; ");
  const lines: Ranked[] = [
    [4, "plain", about],
    [5, "plain", notes],
  ];
  return lines.filter(([, , line]) => line !== "");
}

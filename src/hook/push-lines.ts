import type { Outcome } from "../model/outcome/outcome.ts";
import type { PushEnding } from "../sync/push/push-ending.ts";
import type { Commands } from "./commands.ts";
import { findingText } from "./finding-text.ts";
import { goodLines, isGood, type Ranked } from "./good-lines.ts";
import type { Sign } from "./say.ts";
import { isLetGo, stopsPush } from "./verdict.ts";

type Line = readonly [Sign, string];

/** How a push ended, in so many lines at most: what is true now, what is wrong, what to run. */
export function pushLines(
  endings: readonly PushEnding[],
  { strict, commands, most = 3 }: { readonly strict: boolean; readonly commands: Commands; readonly most?: number },
): readonly Line[] {
  const good = endings.filter(({ outcome }) => isGood(outcome));
  const skipped = endings.filter(({ outcome }) => outcome === "skipped");
  const troubles = endings.filter((ending) => !good.includes(ending) && !skipped.includes(ending));
  const last = lastLine(endings, { strict, commands });
  return mostImportant(most, [
    ...goodLines(good),
    ...troubleLines(troubles, { strict }),
    ...skipped.map(({ message }): Ranked => [3, "waiting", message]),
    ...(last === undefined ? [] : [[0, "plain", last] as const]),
  ]);
}

/** Where there are more lines than a person reads, those of the highest rank stay away; the order stays. */
function mostImportant(most: number, ranked: readonly Ranked[]): Line[] {
  const [good, trouble, last, ...others] = ranked.filter(([rank]) => rank === 0);
  // A wait has taken one of three: what is true now and what is wrong share another.
  if (good && trouble && last && others.length === 0 && most === 2)
    return [
      [trouble[1], `${good[2]}; ${trouble[2]}`],
      [last[1], last[2]],
    ];
  const kept = new Set(ranked.toSorted(([a], [b]) => a - b).slice(0, most));
  return ranked.filter((line) => kept.has(line)).map(([, mark, line]) => [mark, line]);
}

/** The worst one whole, and how many there are beside it. */
function troubleLines(endings: readonly PushEnding[], { strict }: { readonly strict: boolean }): Ranked[] {
  const stopping = endings.filter((ending) => stopsPush(ending, { strict }));
  const [first] = stopping.length > 0 ? stopping : endings;
  if (first === undefined) return [];
  const more = endings.length === 1 ? "" : ` (and ${endings.length - 1} more like it)`;
  const found = findingText(first.findings);
  return [
    [0, markOf(first.outcome), `${first.message}${more}`],
    ...(found === undefined ? [] : [[1, "plain", found] as const]),
  ];
}

/** Bad news at a push is what stops it, also where the mood of the outcome is but a warning. */
const markOf = (outcome: Outcome): Sign =>
  stopsPush({ outcome, optional: false }, { strict: false }) ? "bad" : "waiting";

/** What happens to the push, and the command for what is left. */
function lastLine(
  endings: readonly PushEnding[],
  { strict, commands }: { readonly strict: boolean; readonly commands: Commands },
): string | undefined {
  const stopping = endings.find((ending) => stopsPush(ending, { strict }));
  if (stopping !== undefined) return commands.afterStop(stopping);
  const without = endings.filter((ending) => !ending.optional && isLetGo(ending.outcome));
  if (without.length > 0) return commands.afterLetGo(without.flatMap(({ later }) => later ?? []));
  const skipped = endings.flatMap(({ outcome, later }) =>
    outcome === "skipped" && later !== undefined ? [later] : [],
  );
  return skipped.length === 0 ? undefined : commands.afterSkip(skipped);
}

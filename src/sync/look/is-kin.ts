import type { Modules } from "../../model/modules/modules.ts";
import type { EditedModule } from "../origin/edited-modules.ts";
import type { Nearest } from "../origin/search.ts";

/**
 * Whether live code is an edit of the nearest known state: a module of it is the same, or at least half the lines of
 * those of its name. Else it is another project's, and what differs from ours says nothing of it.
 */
export function isKin({ plan }: Nearest, edited: readonly EditedModule[], live: Modules): boolean {
  if (plan.unchanged.length > 0) return true;
  const changed = edited.filter(({ change }) => change === "changed");
  const lines = sum(changed.map(({ name }) => linesOf(live.get(name))));
  const fresh = sum(changed.map(({ added }) => added ?? 0));
  return lines > 0 && (lines - fresh) * 2 >= lines;
}

const linesOf = (content: unknown): number =>
  typeof content === "string" ? content.replace(/\n$/, "").split("\n").length : 1;

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

import { type Layout, layouts, moduleName } from "../modules/layout.ts";
import type { Finding } from "../outcome/finding.ts";
import { describeCounts } from "../outcome/note-text.ts";
import { placeOf } from "../text/code-frame.ts";
import { type NameSetting, nameOfFlag } from "../text/told.ts";
import {
  bestLayouts,
  countVotes,
  hintsOf,
  type LayoutCounts,
  type LayoutFile,
  type Vote,
  votesOf,
} from "./layout-votes.ts";

export type LayoutChoice =
  | { readonly layout: Layout; readonly counts: LayoutCounts }
  | { readonly layout: undefined; readonly counts: LayoutCounts; readonly findings: readonly Finding[] };

/** One layout is as good as another where no file lies in a folder. */
export function layoutMatters(paths: readonly string[]): boolean {
  return paths.some((path) => path.includes("/"));
}

/**
 * The layout that makes the code's own requires resolve, or nearly all of them: then the few others are mistakes, which the
 * check of requires finds. More than one, or none alone: findings that show the counts.
 */
export function chooseLayout(files: readonly LayoutFile[], nameOf: NameSetting = nameOfFlag): LayoutChoice {
  const names = layouts.map((layout) => ({
    layout,
    names: new Set(files.map(({ below }) => moduleName(below, layout))),
  }));
  const votes = votesOf(files, names);
  const counts = countVotes(votes.length === 0 ? hintsOf(files, names) : votes);
  const best = bestLayouts(counts);
  const [layout = "slash", ...others] = best;
  // Nobody asks for a module in a folder by name, so nobody misses it under any.
  if (counts[layout] === 0 && !hasComputed(files)) return { layout: "slash", counts };
  const help = `say which with ${nameOf("layout")} or "layout:" in screeps-sync.yml`;
  if (others.length > 0) return { layout: undefined, counts, findings: [tie(best, counts, help)] };
  const strange = votes.filter((vote) => !vote.layouts.includes(layout));
  return strange.length <= votes.length * mistakes
    ? { layout, counts }
    : { layout: undefined, counts, findings: [mixture(layout, counts, strange, help)] };
}

/** As many of the requires that depend on the layout may be mistakes; of more, nobody knows which are. */
const mistakes = 0.1;

const hasComputed = (files: readonly LayoutFile[]): boolean => files.some(({ facts }) => facts.computed.length > 0);

function tie(best: readonly Layout[], counts: LayoutCounts, help: string): Finding {
  const found =
    counts[best[0] ?? "slash"] === 0
      ? "requires with computed names ask for modules in folders, and no other require tells how they are named"
      : `the code's requires fit ${best.join(" and ")} equally well`;
  return { severity: "error", message: `Cannot tell the layout: ${found} (${describeCounts(counts)}); ${help}` };
}

function mixture(layout: Layout, counts: LayoutCounts, strange: readonly Vote[], help: string): Finding {
  const [first] = strange;
  const place =
    first?.file === undefined ? {} : { path: first.file.path, ...placeOf(first.file.text(), first.at ?? 0) };
  const rest = strange.length === 1 ? "this require fits" : `this require and ${strange.length - 1} more fit`;
  return {
    severity: "error",
    message: `Cannot tell the layout: most requires fit ${layout}, ${rest} ${first?.layouts.join(" or ")} only (${describeCounts(counts)}); make them alike, or ${help}`,
    ...place,
  };
}

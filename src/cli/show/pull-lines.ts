// Covered by test/cli/commands/pull.test.ts
import type { PullReport } from "../../sync/pull/pull-report.ts";
import type { Piece } from "../terminal/console.ts";
import { markOf } from "./mood-mark.ts";

const shownModules = 20;

/** What was edited in the game, one line for each module, and what no file can hold with the reason. */
export function pullLines({ outcome, message, plan, left, sources = [] }: PullReport): Piece[][] {
  const changes = [
    ...linesOf(plan?.added, ["green", "  + "]),
    ...linesOf(plan?.changed, ["yellow", "  ~ "]),
    ...linesOf(plan?.removed, ["red", "  - "]),
  ];
  const more = changes.length - shownModules;
  return [
    [markOf(outcome), message],
    ...changes.slice(0, shownModules),
    ...(more > 0 ? [[["dim", `    and ${more} more`] as const]] : []),
    ...sources.map(({ module, line, path, sourceLine }): Piece[] => [
      ["dim", `    ${module}:${line} `],
      path === undefined ? ["dim", "no source map tells from where"] : `is from ${path}:${sourceLine}`,
    ]),
    ...left.map(({ name, why }): Piece[] => [["yellow", "  ! "], name, ["dim", `  no file can hold it: ${why}`]]),
  ];
}

const linesOf = (changes: readonly { readonly name: string }[] = [], mark: Piece): Piece[][] =>
  changes.map(({ name }) => [mark, name]);

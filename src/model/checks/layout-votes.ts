import type { CodeFacts } from "../code/code-facts.ts";
import { askedModule } from "../code/game-require.ts";
import { type Layout, layouts } from "../modules/layout.ts";

/** A file of the source, as far as its name is concerned. */
export interface LayoutFile {
  /** From the repository root. */
  readonly path: string;
  /** Below the source folder. */
  readonly below: string;
  readonly facts: CodeFacts;
  /** Its text, for a place in it. */
  readonly text: () => string;
}

interface Named {
  readonly layout: Layout;
  readonly names: ReadonlySet<string>;
}

/** A require that resolves under some layouts and not under others. */
export interface Vote {
  readonly layouts: readonly Layout[];
  readonly file?: LayoutFile;
  readonly at?: number;
}

export function votesOf(files: readonly LayoutFile[], named: readonly Named[]): Vote[] {
  return files.flatMap((file) =>
    file.facts.requires.flatMap(({ name, at }) => {
      const asked = askedModule(name);
      return asked === undefined
        ? []
        : deciding(named, (names) => names.has(asked)).map((vote) => ({ ...vote, file, at }));
    }),
  );
}

/** Where no whole name decides, beginnings do: `require("role." + name)`. */
export function hintsOf(files: readonly LayoutFile[], named: readonly Named[]): Vote[] {
  const heads = files.flatMap(({ facts }) => facts.computed).map((head) => askedModule(head) ?? "");
  return heads
    .filter((head) => head !== "")
    .flatMap((head) => deciding(named, (names) => [...names].some((name) => name.startsWith(head))));
}

function deciding(named: readonly Named[], resolves: (names: ReadonlySet<string>) => boolean): Vote[] {
  const supporting = named.filter(({ names }) => resolves(names)).map(({ layout }) => layout);
  return supporting.length === 0 || supporting.length === layouts.length ? [] : [{ layouts: supporting }];
}

export function countVotes(votes: readonly Vote[]): LayoutCounts {
  const count = (layout: Layout) => votes.filter((vote) => vote.layouts.includes(layout)).length;
  return { slash: count("slash"), dot: count("dot"), underscore: count("underscore"), basename: count("basename") };
}

export function bestLayouts(counts: LayoutCounts): Layout[] {
  const most = Math.max(...layouts.map((layout) => counts[layout]));
  return layouts.filter((layout) => counts[layout] === most);
}

/** How many requires, whose module depends on the layout, each layout resolves. */
export type LayoutCounts = Readonly<Record<Layout, number>>;

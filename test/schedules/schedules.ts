/** Who takes a step: a run by its number, or the game's own editor. */
export type Actor = number | "edit";

/** The order in which everybody takes his steps. */
export type Schedule = readonly Actor[];

/** Every order in which actors can take so many steps each; each actor's own steps stay in order. */
export function* schedulesOf(steps: ReadonlyMap<Actor, number>): Generator<Schedule> {
  const left = [...steps].filter(([, count]) => count > 0);
  if (left.length === 0) yield [];
  for (const [actor, count] of left)
    for (const rest of schedulesOf(new Map([...steps, [actor, count - 1]]))) yield [actor, ...rest];
}

/** Who writes, and in how many steps, where nothing makes a run take more of them. */
export interface Family {
  readonly name: string;
  readonly steps: ReadonlyMap<Actor, number>;
  /** What is live at the start was edited in the game: a run keeps a copy first. */
  readonly edited: boolean;
}

/** read, write, read back: 20 + 140 + 1,680 orders. */
const short: readonly Family[] = [
  {
    name: "two runs",
    steps: new Map([
      [0, 3],
      [1, 3],
    ]),
    edited: false,
  },
  {
    name: "two runs and an edit",
    steps: new Map<Actor, number>([
      [0, 3],
      [1, 3],
      ["edit", 1],
    ]),
    edited: false,
  },
  {
    name: "three runs",
    steps: new Map([
      [0, 3],
      [1, 3],
      [2, 3],
    ]),
    edited: false,
  },
];

/** read, copy, write, read back, record: 2,772 orders. */
const long: Family = {
  name: "two runs over an edit, and another edit",
  steps: new Map<Actor, number>([
    [0, 5],
    [1, 5],
    ["edit", 1],
  ]),
  edited: true,
};

export const families: readonly Family[] = [...short, long];

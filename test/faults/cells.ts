import type { Emulator } from "../../src/emulator/emulator.ts";
import { type CommandName, commands, type Moment } from "./commands.ts";
import { type FaultRow, faults } from "./faults.ts";

/** What happens once, or to this request and all of its kind after it. */
const often = ["once", "always"] as const;

export interface Cell {
  readonly name: string;
  readonly command: CommandName;
  readonly moment: Moment;
  readonly row: FaultRow;
  readonly times: (typeof often)[number];
}

const commandNames = Object.keys(commands).filter((name): name is CommandName => name in commands);

/** Every fault at every moment of every command where it can be. */
export const cells: readonly Cell[] = commandNames.flatMap((command) =>
  commands[command].flatMap((moment) =>
    faults
      .filter(({ only }) => only === undefined || only === moment.kind)
      .flatMap((row) =>
        often.map((times) => ({ name: nameOf({ command, moment, row, times }), command, moment, row, times })),
      ),
  ),
);

function nameOf({ command, moment, row, times }: Omit<Cell, "name">): string {
  return `${command} ${moment.id}: ${row.id} ${JSON.stringify(row.what).slice(1, -1)}, ${times}`;
}

/** One cell for each row of the paper, so that every moment has its turn. */
export const someCells: readonly Cell[] = [...new Set(faults.map(({ id }) => id))]
  .map((id, index) => {
    const ofRow = cells.filter(({ row }) => row.id === id);
    return ofRow[(index * 97) % ofRow.length] ?? missing(id);
  })
  .sort((a, b) => cells.indexOf(a) - cells.indexOf(b));

function missing(id: string): never {
  throw new Error(`No cell has the fault ${id}`);
}

export function addFault(emulator: Emulator, { moment, row, times }: Cell): void {
  const { method, path, skip } = moment;
  emulator.addFault({ ...row.fault, method, path, skip, times: times === "once" ? 1 : "always" });
}

/** How long one request may take, in s: a silence ends by it alone. */
export const timeoutOf = ({ row }: Cell): number => (row.fault.fault === "stall" ? 1 : 20);

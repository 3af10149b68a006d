/** A request of a command, as the emulator counts it. */
export interface Moment {
  /** The paper's name. */
  readonly id: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  /** So many requests of this kind come before it. */
  readonly skip: number;
  readonly kind: "read" | "write";
}

const code = "/api/user/code";
const read = (id: string, skip: number): Moment => ({ id, method: "GET", path: code, skip, kind: "read" });
const write = (id: string): Moment => ({ id, method: "POST", path: code, skip: 0, kind: "write" });

/** Which command, over live code that was edited in the game, and at which of its requests something goes wrong. */
export const commands = {
  deploy: [read("D3", 0), read("D5", 1), write("D6"), read("D8", 2)],
  plan: [read("D3", 0)],
  restore: [read("R2", 0), read("R3", 1), write("R4"), read("R6", 2)],
  backup: [read("B2", 0)],
  pull: [read("L3", 0)],
} as const satisfies Readonly<Record<string, readonly Moment[]>>;

export type CommandName = keyof typeof commands;

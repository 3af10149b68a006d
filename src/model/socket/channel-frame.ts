import { undoEntities } from "./entities.ts";

export const channels = ["console", "code", "cpu", "set-active-branch"] as const;

export type Channel = (typeof channels)[number];

/** What came on a channel of the account; entities of HTML are undone. `shard`: the official service names it. */
export type ChannelFrame =
  /** A tick ended; nobody says which. `results`: of console expressions. */
  | {
      readonly kind: "tick";
      readonly log: readonly string[];
      readonly results: readonly string[];
      readonly shard?: string;
    }
  /** An error with its stack, of the tick before it, or of a console expression. */
  | { readonly kind: "error"; readonly text: string; readonly shard?: string }
  /** A branch was written; `hash` is the `_hash` of the POST, a clone has none. */
  | { readonly kind: "code"; readonly branch: string; readonly hash?: number }
  /** `cpu` in ms, `memory` in bytes. Some ticks send none. */
  | { readonly kind: "cpu"; readonly cpu: number; readonly memory: number }
  | { readonly kind: "active"; readonly where: "world" | "sim"; readonly branch: string };

type Fields = Readonly<Record<string, unknown>>;

/** Empty for what is not of this user, or of a channel that nobody asked for; undefined for what nobody can read. */
export function readChannel(name: string, payload: unknown, userId: string): ChannelFrame[] | undefined {
  const channel = channels.find((each) => name === `user:${userId}/${each}`);
  if (channel === undefined) return [];
  if (typeof payload !== "object" || payload === null) return undefined;
  return readers[channel](payload as Fields);
}

const readers: { readonly [C in Channel]: (payload: Fields) => ChannelFrame[] | undefined } = {
  console: readConsole,
  code: ({ branch, hash }) =>
    typeof branch === "string" ? [{ kind: "code", branch, ...(typeof hash === "number" ? { hash } : {}) }] : undefined,
  cpu: ({ cpu, memory }) =>
    typeof cpu === "number" ? [{ kind: "cpu", cpu, memory: typeof memory === "number" ? memory : 0 }] : undefined,
  "set-active-branch": ({ activeName, branch }) => {
    if (typeof branch !== "string" || (activeName !== "activeWorld" && activeName !== "activeSim")) return undefined;
    return [{ kind: "active", where: activeName === "activeWorld" ? "world" : "sim", branch }];
  },
};

/** The server sends the error in a frame of its own; both in one is read as it would have come. */
function readConsole({ messages, error, shard }: Fields): ChannelFrame[] | undefined {
  const where = typeof shard === "string" ? { shard } : {};
  const frames: ChannelFrame[] = [];
  if (typeof messages === "object" && messages !== null) {
    const { log, results } = messages as Fields;
    frames.push({ kind: "tick", log: textsOf(log), results: textsOf(results), ...where });
  }
  if (typeof error === "string") frames.push({ kind: "error", text: undoEntities(error), ...where });
  return frames.length === 0 ? undefined : frames;
}

const textsOf = (list: unknown): string[] =>
  Array.isArray(list)
    ? list.map((each: unknown) => undoEntities(typeof each === "string" ? each : JSON.stringify(each)))
    : [];

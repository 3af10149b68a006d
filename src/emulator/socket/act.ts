import * as v from "valibot";
import { tickSchema } from "./tick.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const acts = [
  v.strictObject({ tick: tickSchema, times: v.optional(count) }),
  /** Any event of the player's own: `["console", {"error": "late"}]`. */
  v.strictObject({ frame: v.tuple([v.string(), v.unknown()]) }),
  /** To every connection, as it is. */
  v.strictObject({ text: v.string() }),
  /** Base64, past the websocket. */
  v.strictObject({ bytes: v.string() }),
  v.strictObject({ endless: v.literal(true) }),
  v.strictObject({ silence: v.boolean() }),
  v.strictObject({ disconnect: v.number(), reason: v.optional(v.string()) }),
  /** So many sign-ins to come fail. */
  v.strictObject({ refuse: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  /** Somebody edits in the game, or chooses the branch that runs. */
  v.strictObject({ write: v.strictObject({ branch: v.string(), modules: v.record(v.string(), v.unknown()) }) }),
  v.strictObject({ activate: v.string() }),
  v.strictObject({ wait: v.picklist(["subscription", "write", "activation", "expression"]) }),
] as const;

const schema = v.union(acts);

/** One thing that happens on the websocket: what the game tells, or what goes wrong. */
export type Act = v.InferOutput<typeof schema>;

/** A script is a list of acts; one alone is a list of one. */
export function parseActs(input: unknown): Act[] {
  return (Array.isArray(input) ? input : [input]).map(parseAct);
}

function parseAct(input: unknown): Act {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  throw new TypeError(`Cannot read act ${JSON.stringify(input)}: one of ${names.join(", ")} with what belongs to it`);
}

const names = acts.flatMap(({ entries }) => Object.keys(entries).slice(0, 1));

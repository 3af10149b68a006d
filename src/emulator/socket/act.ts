import * as v from "valibot";
import type { Act, Tick } from "./act-forms.ts";

const count = v.pipe(v.number(), v.integer(), v.minValue(1));

const texts = v.array(v.string());

const tickSchema: v.GenericSchema<unknown, Tick> = v.strictObject({
  log: v.optional(texts),
  results: v.optional(texts),
  error: v.optional(v.string()),
  cpu: v.optional(v.union([v.number(), v.literal("error")])),
  memory: v.optional(v.number()),
  shard: v.optional(v.string()),
});

const acts = [
  v.strictObject({ tick: tickSchema, times: v.optional(count) }),
  v.strictObject({ frame: v.tuple([v.string(), v.unknown()]) }),
  v.strictObject({ text: v.string() }),
  v.strictObject({ bytes: v.string() }),
  v.strictObject({ endless: v.literal(true) }),
  v.strictObject({ silence: v.boolean() }),
  v.strictObject({ disconnect: v.number(), reason: v.optional(v.string()) }),
  v.strictObject({ refuse: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  v.strictObject({ write: v.strictObject({ branch: v.string(), modules: v.record(v.string(), v.unknown()) }) }),
  v.strictObject({ activate: v.string() }),
  v.strictObject({ wait: v.picklist(["subscription", "write", "activation", "expression"]) }),
] as const;

const schema: v.GenericSchema<unknown, Act> = v.union(acts);

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

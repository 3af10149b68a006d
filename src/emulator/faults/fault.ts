import * as v from "valibot";
import type { Fault } from "./fault-forms.ts";

const times = v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.literal("always")]);
const status = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599));
const milliseconds = v.pipe(v.number(), v.minValue(0));

/** Which requests a fault meets, and whether before or after the request took effect. */
const aim = {
  when: v.optional(v.picklist(["before", "after"])),
  method: v.optional(v.string()),
  /** Path without the world's prefix, as in `/api/user/code`. */
  path: v.optional(v.string()),
  world: v.optional(v.string()),
  skip: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  times: v.optional(times),
};

const kinds = [
  v.strictObject({ ...aim, fault: v.literal("reset") }),
  v.strictObject({ ...aim, fault: v.literal("slow"), ms: milliseconds }),
  v.strictObject({ ...aim, fault: v.literal("stall") }),
  v.strictObject({ ...aim, fault: v.literal("cut") }),
  v.strictObject({ ...aim, fault: v.literal("html") }),
  v.strictObject({ ...aim, fault: v.literal("status"), status }),
  v.strictObject({ ...aim, fault: v.literal("content-type"), value: v.string() }),
  v.strictObject({ ...aim, fault: v.literal("gzip") }),
  v.strictObject({
    ...aim,
    fault: v.literal("other-write"),
    branch: v.string(),
    modules: v.record(v.string(), v.unknown()),
  }),
  v.strictObject({ ...aim, fault: v.literal("skew"), seconds: v.number() }),
  v.strictObject({ ...aim, fault: v.literal("redirect"), location: v.string(), status: v.optional(status) }),
  v.strictObject({
    ...aim,
    fault: v.literal("rate-limit"),
    ms: milliseconds,
    format: v.optional(v.picklist(["text", "long", "json", "html"])),
    headers: v.optional(v.record(v.string(), v.string())),
  }),
  v.strictObject({
    ...aim,
    fault: v.literal("reply"),
    status: v.optional(status),
    headers: v.optional(v.record(v.string(), v.string())),
    body: v.optional(v.string()),
  }),
] as const;

const schema: v.GenericSchema<unknown, Fault> = v.variant("fault", kinds);

/** A script is a list of faults; one alone is a list of one. */
export function parseFaults(input: unknown): Fault[] {
  return (Array.isArray(input) ? input : [input]).map(parseFault);
}

function parseFault(input: unknown): Fault {
  const parsed = v.safeParse(schema, input);
  if (parsed.success) return parsed.output;
  const found = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "fault"}: ${issue.message}`).join("; ");
  throw new TypeError(`Cannot read fault: ${found}`);
}

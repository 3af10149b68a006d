import fc from "fast-check";
import type { ModuleContent, Modules } from "../../../src/model/modules/modules.ts";
import { hostileNames } from "./hostile-names.ts";

const units = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  maxLength: 8,
});
const parts = fc.constantFrom(
  "a",
  "A",
  "b",
  ".",
  "/",
  "js",
  ".js",
  ".json",
  "con",
  "é",
  "e\u0301",
  "%",
  "2e",
  " ",
  "~1",
  "\ud83d",
);

/** Names from the list, made of its pieces, or of any UTF-16 at all. */
export const anyName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileNames),
  fc.array(parts, { maxLength: 6 }).map((chosen) => chosen.join("")),
  units,
  fc.string({ unit: "grapheme", maxLength: 12 }),
);

/** Text, bytes, base64 in odd spellings, any JSON. */
const anyContent: fc.Arbitrary<ModuleContent> = fc.oneof(
  units,
  fc.string({ unit: "binary" }),
  fc.uint8Array({ maxLength: 16 }).map((bytes) => ({ binary: Buffer.from(bytes).toString("base64") })),
  units.map((binary) => ({ binary })),
  fc
    .jsonValue({ maxDepth: 3 })
    .filter((value) => typeof value !== "string" && !isPlainBinary(value))
    .map((value) => ({ json: JSON.stringify(value) })),
);

export const anyModules: fc.Arbitrary<Modules> = fc
  .array(fc.tuple(anyName, anyContent), { maxLength: 8 })
  .map((entries) => new Map(entries));

function isPlainBinary(value: unknown): boolean {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.keys(value).join() === "binary" &&
    typeof Reflect.get(value, "binary") === "string"
  );
}

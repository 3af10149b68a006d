import fc from "fast-check";

/** One small change of an input. */
type Edit = readonly [kind: number, at: number, length: number, bytes: Uint8Array];

const edit: fc.Arbitrary<Edit> = fc.tuple(
  fc.nat(6),
  fc.nat(0xffff),
  fc.integer({ min: 1, max: 32 }),
  fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 4 }),
    fc
      .constantFrom(
        "\0",
        "\n",
        "\r\n",
        " ",
        "::",
        "##[",
        "%",
        "&#",
        "\\u",
        '"',
        "{",
        "}",
        "[",
        "]",
        "`",
        "|",
        "-1",
        "99999999999999999999",
        "__proto__",
        "\u202e",
        "\ud83d\ude00",
      )
      .map((text) => new Uint8Array(Buffer.from(text))),
  ),
);
const edits = fc.array(edit, { minLength: 1, maxLength: 5 });
const longest = 4096;

/** A row of changes; the same seed gives the same. */
export const editsOf = (seed: number, count: number): Edit[][] => fc.sample(edits, { seed, numRuns: count });

/** The input after these changes; `other` is what may be spliced in. */
export function mutate(input: Buffer, other: Buffer, changes: readonly Edit[]): Buffer {
  return changes.reduce((bytes, change) => apply(bytes, other, change), input).subarray(0, longest);
}

function apply(input: Buffer, other: Buffer, [kind, place, length, bytes]: Edit): Buffer {
  const at = place % (input.length + 1);
  const before = input.subarray(0, at);
  const after = input.subarray(at);
  if (kind === 0) return Buffer.concat([before, bytes, after]);
  if (kind === 1) return Buffer.concat([before, bytes, after.subarray(bytes.length)]);
  if (kind === 2) return Buffer.concat([before, after.subarray(length)]);
  if (kind === 3) return Buffer.concat([before, after.subarray(0, length), after]);
  if (kind === 4) return Buffer.concat([before, flipped(after, bytes[0] ?? 1)]);
  if (kind === 5) return Buffer.concat([before, other.subarray(place % (other.length + 1))]);
  return Buffer.concat([before, other.subarray(0, length * 4), after]);
}

function flipped(bytes: Buffer, mask: number): Buffer {
  const [first] = bytes;
  return first === undefined ? bytes : Buffer.concat([Buffer.from([first ^ (mask || 1)]), bytes.subarray(1)]);
}

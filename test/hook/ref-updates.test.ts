import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRefUpdates } from "../../src/hook/ref-updates.ts";
import { UsageError } from "../../src/model/outcome/errors.ts";
import type { RefUpdate } from "../../src/sync/push/pushed-ref.ts";

const one = "1".repeat(40);
const two = "2".repeat(40);
const zero = "0".repeat(40);

describe("parseRefUpdates()", () => {
  it("reads a changed branch, a new one, a deleted one and a tag", () => {
    const input = [
      `refs/heads/main ${one} refs/heads/main ${two}`,
      `HEAD~ ${one} refs/heads/new ${zero}`,
      `(delete) ${zero} refs/heads/old ${two}`,
      `refs/tags/v1 ${one} refs/tags/v1 ${zero}`,
    ];
    expect(parseRefUpdates(`${input.join("\n")}\n`)).toEqual([
      { localRef: "refs/heads/main", oid: one, remoteRef: "refs/heads/main", remoteOid: two },
      { localRef: "HEAD~", oid: one, remoteRef: "refs/heads/new", remoteOid: undefined },
      { localRef: "(delete)", oid: undefined, remoteRef: "refs/heads/old", remoteOid: two },
      { localRef: "refs/tags/v1", oid: one, remoteRef: "refs/tags/v1", remoteOid: undefined },
    ]);
  });

  it("reads no line as nothing to push", () => {
    expect(parseRefUpdates("")).toEqual([]);
  });

  it("reads a last line without its end", () => {
    expect(parseRefUpdates(`a ${one} refs/heads/a ${zero}`)).toHaveLength(1);
  });

  it("reads ids of a SHA-256 repository", () => {
    const [update] = parseRefUpdates(`HEAD ${"a".repeat(64)} refs/heads/a ${"0".repeat(64)}\n`);
    expect(update).toMatchObject({ oid: "a".repeat(64), remoteOid: undefined });
  });

  it("reads a local name with spaces, as in main@{1 day ago}", () => {
    expect(parseRefUpdates(`main@{1 day ago} ${one} refs/heads/a ${two}\n`)).toMatchObject([
      { localRef: "main@{1 day ago}", oid: one },
    ]);
  });

  it.each([
    ["words", "what is this"],
    ["an empty line before another", `\na ${one} refs/heads/a ${zero}`],
    ["ids of two lengths", `a ${one} refs/heads/a ${"0".repeat(64)}`],
    ["an id with a letter that is no digit", `a ${"g".repeat(40)} refs/heads/a ${zero}`],
    ["a remote ref that is none", `a ${one} main ${zero}`],
  ])("refuses %s and names the line", (_, input) => {
    expect(() => parseRefUpdates(input)).toThrow(UsageError);
    expect(() => parseRefUpdates(input)).toThrow(/line [12]/);
  });

  it("throws nothing but its own error, whatever the input", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(" ", "\n", "\r\n", "\0", "(delete)", "refs/heads/main", "refs/heads/--output=x", one, two, zero),
      fc.constantFrom("a".repeat(64), "0".repeat(64), "f".repeat(39), "é", "\ud800"),
    );
    const inputs = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(inputs, (input) => {
        try {
          return Array.isArray(parseRefUpdates(input));
        } catch (failure) {
          return failure instanceof UsageError;
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("gives back whatever lines it was made of", () => {
    const name = fc.stringMatching(/^[^\s]{1,40}$/);
    const oid = fc.option(fc.stringMatching(/^[0-9a-f]{39}[1-9a-f]$/), { nil: undefined });
    const updates = fc.array(
      fc.record({ localRef: name, oid, remoteRef: name.map((text) => `refs/heads/${text}`), remoteOid: oid }),
    );
    fc.assert(
      fc.property(updates, (expected: RefUpdate[]) => {
        const lines = expected.map((update) =>
          [update.localRef, update.oid ?? zero, update.remoteRef, update.remoteOid ?? zero].join(" "),
        );
        expect(parseRefUpdates(lines.map((line) => `${line}\n`).join(""))).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});

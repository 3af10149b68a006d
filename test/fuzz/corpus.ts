import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { FuzzTarget } from "./target.ts";

const folder = join(import.meta.dirname, "corpus");

/** What a target is tried with: its seeds, and what was found and kept. */
export function corpusOf({ name, seeds }: FuzzTarget): Buffer[] {
  const own = join(folder, name);
  const files = existsSync(own) ? readdirSync(own).sort() : [];
  // A seed is text; those with bytes beyond ASCII are written as Latin-1 where UTF-16 is wanted.
  return [...seeds.map(seedBytes), ...files.map((file) => readFileSync(join(own, file)))];
}

const seedBytes = (seed: string): Buffer => Buffer.from(seed, /[\u0100-\uffff]/.test(seed) ? "utf8" : "latin1");

/** Keeps an input for ever; `finding` is one that broke the law. */
export function keep(target: string, kind: "finding" | "path", input: Uint8Array): string {
  const own = join(folder, target);
  mkdirSync(own, { recursive: true });
  const file = join(own, `${kind}-${createHash("sha256").update(input).digest("hex").slice(0, 12)}`);
  writeFileSync(file, input);
  return file;
}

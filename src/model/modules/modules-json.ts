// Covered by test/model/modules/modules.test.ts
import type { ModuleContent, Modules } from "./modules.ts";

/** The map as the JSON that goes over the wire. */
interface ModulesJson {
  readonly bytes: Buffer;
  /** What the server counts: the length of the text, in units of UTF-16. */
  readonly length: number;
  /** Each module as it stands there, `"name":content`. */
  readonly members: readonly Member[];
}

interface Member {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const made = new WeakMap<Modules, ModulesJson>();

/**
 * Made once per map, and module by module: one letter beyond Latin would make the text of all of them twice as wide, and
 * that much slower to write as UTF-8.
 */
export function modulesJson(modules: Modules): ModulesJson {
  const known = made.get(modules) ?? makeJson(modules);
  made.set(modules, known);
  return known;
}

/** What the server counts. */
export const modulesLength = (modules: Modules): number => modulesJson(modules).length;

function makeJson(modules: Modules): ModulesJson {
  const parts = inOrder(modules).map(([name, content]) => ({
    name,
    key: JSON.stringify(name),
    value: jsonOf(content),
  }));
  const sizes = parts.map(({ key, value }) => Buffer.byteLength(key) + 1 + Buffer.byteLength(value));
  const bytes = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + size, 2) + Math.max(0, parts.length - 1));
  let at = bytes.write("{", 0);
  const members = parts.map(({ name, key, value }, index): Member => {
    if (index > 0) at += bytes.write(",", at);
    const start = at;
    at += bytes.write(key, at);
    at += bytes.write(":", at);
    at += bytes.write(value, at);
    return { name, start, end: at };
  });
  bytes.write("}", at);
  const length =
    parts.reduce((sum, { key, value }) => sum + key.length + 1 + value.length, 2) + Math.max(0, parts.length - 1);
  return { bytes, length, members };
}

/** As an object has them, and so as the server gives them back: names that are numbers come first. */
function inOrder(modules: Modules): readonly (readonly [string, ModuleContent])[] {
  const numbers = [...modules.keys()].filter((name) => /^(?:0|[1-9]\d{0,9})$/.test(name) && Number(name) < 2 ** 32 - 1);
  if (numbers.length === 0) return [...modules];
  const first = numbers.sort((a, b) => Number(a) - Number(b));
  const rest = [...modules.keys()].filter((name) => !first.includes(name));
  return [...first, ...rest].map((name) => [name, modules.get(name) ?? ""]);
}

/** The text of an odd one may be indented: on the wire it is not. */
const jsonOf = (content: ModuleContent): string =>
  JSON.stringify(typeof content === "object" && "json" in content ? JSON.parse(content.json) : content);

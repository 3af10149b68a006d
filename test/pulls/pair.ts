import fc from "fast-check";
import type { Layout } from "../../src/model/modules/layout.ts";

/** A file of comments, each line of which is nowhere else: so no line can be taken for another. */
export interface Text {
  readonly lines: readonly string[];
  readonly end: "\n" | "\r\n" | "";
}

/** Path below `src/` → what is there. */
export type Files = ReadonlyMap<string, Text>;

/** A history, which commit of it was deployed, what was edited in the game then, and what is still known of it. */
export interface Pair {
  readonly layout: Layout;
  readonly commits: readonly { readonly files: Files; readonly isMerge: boolean }[];
  readonly deployed: number;
  readonly edited: Files;
  readonly known: "hint" | "record" | "nothing";
}

const kinds = ["insert", "insert", "replace", "delete", "add", "remove", "ending"] as const;

interface Step {
  readonly kind: (typeof kinds)[number];
  readonly file: number;
  readonly at: number;
  readonly count: number;
}

const step = fc.record<Step>({
  kind: fc.constantFrom(...kinds),
  file: fc.nat({ max: 20 }),
  at: fc.nat({ max: 20 }),
  count: fc.integer({ min: 1, max: 3 }),
});
const steps = fc.array(step, { minLength: 1, maxLength: 4 });

export const pairs: fc.Arbitrary<Pair> = fc
  .record({
    layout: fc.constantFrom<Layout>("slash", "dot", "underscore", "basename"),
    others: fc.subarray(["role/miner.js", "role/hauler.js", "lib/deep/one.js", "util.js", "kit.js"]),
    size: fc.integer({ min: 3, max: 12 }),
    history: fc.array(fc.record({ steps, isMerge: fc.boolean() }), { maxLength: 5 }),
    deployed: fc.nat({ max: 5 }),
    edits: steps,
    known: fc.constantFrom<Pair["known"]>("hint", "record", "nothing"),
  })
  .map(({ layout, others, size, history, deployed, edits, known }) => {
    const first: Files = new Map(["main.js", ...others].map((path) => [path, fresh(path, size)]));
    const commits = [{ files: first, isMerge: false }];
    for (const [index, { steps: made, isMerge }] of history.entries())
      commits.push({ files: play(commits.at(-1)?.files ?? first, made, `c${index + 1}`, "added.js"), isMerge });
    const at = Math.min(deployed, commits.length - 1);
    // Folders are what a layout makes of a name: where that is open, a new module lies at the top.
    const folder = layout === "slash" || layout === "dot" ? "role/" : "";
    return {
      layout,
      commits,
      deployed: at,
      known,
      edited: play(commits[at]?.files ?? first, edits, "game", `${folder}new.js`),
    };
  });

const fresh = (tag: string, size: number): Text => ({
  lines: Array.from({ length: size }, (_, index) => `// ${tag} ${index}`),
  end: "\n",
});

function play(files: Files, made: readonly Step[], tag: string, added: string): Files {
  const after = new Map(files);
  for (const [index, { kind, file, at, count }] of made.entries()) {
    const paths = [...after.keys()];
    const path = paths[file % paths.length] ?? "main.js";
    const text = after.get(path) ?? fresh(path, 1);
    const lines = Array.from({ length: count }, (_, line) => `// ${tag} ${index} ${line}`);
    if (kind === "add") after.set(added.replace(".js", `${tag}${index}.js`), { lines, end: "\n" });
    else if (kind !== "remove") after.set(path, changed(text, kind, at % (text.lines.length + 1), lines));
    else if (path !== "main.js") after.delete(path);
  }
  return after;
}

function changed({ lines, end }: Text, kind: Step["kind"], at: number, fresh: readonly string[]): Text {
  if (kind === "ending") return { lines, end: at % 2 === 0 ? "" : "\r\n" };
  const gone = kind === "insert" ? 0 : fresh.length;
  return { lines: lines.toSpliced(at, gone, ...(kind === "delete" ? [] : fresh)), end };
}

export const contentOf = ({ lines, end }: Text): string =>
  end === "" ? lines.join("\n") : lines.map((line) => line + end).join("");

const separators = { slash: "/", dot: ".", underscore: "_" } as const;

/** As the docs say it, and not by the code that is tried here. */
export function modulesOf(files: Files, layout: Layout): Map<string, string> {
  return new Map(
    [...files].map(([path, text]) => {
      const parts = path.replace(/\.js$/, "").split("/");
      return [layout === "basename" ? (parts.at(-1) ?? "") : parts.join(separators[layout]), contentOf(text)];
    }),
  );
}

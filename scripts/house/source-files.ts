import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, join, relative } from "node:path";

export const root = join(import.meta.dirname, "../..");

/** A TypeScript file of `src/` or `test/`, as text. */
export interface SourceFile {
  /** From the root of the repository: `src/sync/deploy/deploy.ts`. */
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript file below a folder of the repository, in the order of their names. */
export function sourceFiles(folder: string): SourceFile[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".d.ts") && !name.includes("node_modules"))
    .sort()
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(root, folder, name), "utf8") }));
}

/** What a file imports of ours, types and lazy imports too, as paths from the root. */
export function importsOf({ path, text }: SourceFile): string[] {
  const names = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map(([, name = ""]) => name);
  return names.map((name) => relative(root, join(root, dirname(path), name)));
}

/** The JavaScript of a file, line for line and column for column where it was. */
export const javaScriptOf = ({ text }: SourceFile): string => stripTypeScriptTypes(text, { mode: "strip" });

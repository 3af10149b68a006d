// Covered by test/model/pull/put-back.test.ts
import { type Layout, moduleName } from "../modules/layout.ts";

/**
 * The paths below the source folder that a layout makes a module of this name from, likeliest first. Of `_`, which many
 * names have in them, only that is a folder which is one already.
 * @param folders that are there, as paths below the source folder
 */
export function pathsFor(
  name: string,
  extension: "js" | "wasm",
  { layout, folders }: { readonly layout: Layout; readonly folders: ReadonlySet<string> },
): readonly string[] {
  const paths = stems(name, layout, folders).map((stem) => `${stem}.${extension}`);
  return paths.filter((path) => moduleName(path, layout) === name);
}

function stems(name: string, layout: Layout, folders: ReadonlySet<string>): readonly string[] {
  if (layout === "dot") return [name.replaceAll(".", "/"), name];
  if (layout !== "underscore") return [name];
  const known = [...folders].filter((folder) => name.startsWith(`${folder.replaceAll("/", "_")}_`));
  const deepest = known.toSorted((a, b) => b.length - a.length);
  return [...deepest.map((folder) => `${folder}/${name.slice(folder.length + 1)}`), name];
}

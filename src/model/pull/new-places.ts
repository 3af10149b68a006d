// Covered by test/model/pull/put-back.test.ts
import { checkName } from "../checks/check-names.ts";
import { belowFolder, type Home, isSelected, type ModuleHome } from "./home.ts";
import { pathsFor } from "./module-paths.ts";
import { type PathRoom, pathRoom } from "./path-room.ts";
import { whyUnsafe } from "./safe-path.ts";

/** Where new modules of a commit can be at home. */
export interface NewPlaces {
  readonly home: Home;
  readonly room: PathRoom;
  /** Below the source folder. */
  readonly folders: ReadonlySet<string>;
}

/** @param removed names of modules whose files make room */
export function newPlaces(home: Home, known: ReadonlyMap<string, ModuleHome>, removed: readonly string[]): NewPlaces {
  const gone = new Set(removed.flatMap((name) => known.get(name)?.paths ?? []));
  const paths = [...home.files.keys()].filter((path) => !gone.has(path));
  const below = paths.flatMap((path) => belowFolder(path, home.folder) ?? []);
  const folders = below.flatMap((path) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)));
  return { home, room: pathRoom(paths), folders: new Set(folders) };
}

/**
 * The path, from the root, that the layout gives a new module; else why it has none.
 * @param at where it was until now, when its text became bytes or the other way round
 */
export function findPath(
  name: string,
  extension: "js" | "wasm",
  { home, room, folders }: NewPlaces,
  at: ModuleHome | undefined,
): { readonly path: string } | { readonly why: string } {
  const { layout, reading, folder } = home;
  if (name === reading.stamp) return { why: `"stamp: ${name}" writes that module, and somebody edited it` };
  const own =
    at === undefined ? [] : [belowFolder(at.file.path.replace(/\.(?:js|wasm)$/, `.${extension}`), folder) ?? ""];
  let why = `layout ${layout} makes no path of its name`;
  for (const path of [...own, ...pathsFor(name, extension, { layout, folders })]) {
    const whole = folder === "" ? path : `${folder}/${path}`;
    const found = whyNot(path, whole, { name, reading, room });
    if (found === undefined) {
      room.take(whole);
      return { path: whole };
    }
    why = found;
  }
  return { why };
}

function whyNot(
  path: string,
  whole: string,
  { name, reading, room }: Pick<Home, "reading"> & { readonly name: string; readonly room: PathRoom },
): string | undefined {
  const unsafe = whyUnsafe(path);
  if (unsafe !== undefined) return unsafe;
  const [finding] = checkName({ name, path, oid: "", bytes: Buffer.alloc(0) });
  if (finding !== undefined) return finding.message;
  if (!isSelected(path, "100644", reading)) return `include and exclude leave out ${whole}`;
  return room.whyTaken(whole);
}

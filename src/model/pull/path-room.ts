// Covered by test/model/pull/put-back.test.ts
/** The paths of a tree, to be asked what may stand beside them on a disk that ignores letter case. */
export interface PathRoom {
  /** Why a new file cannot stand there; undefined: it can. */
  readonly whyTaken: (path: string) => string | undefined;
  readonly take: (path: string) => void;
}

export function pathRoom(paths: Iterable<string>): PathRoom {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  const take = (path: string): void => {
    files.set(path.toLowerCase(), path);
    for (const folder of foldersAbove(path)) folders.set(folder.toLowerCase(), folder);
  };
  for (const path of paths) take(path);
  const whyTaken = (path: string): string | undefined => {
    const same = files.get(path.toLowerCase());
    if (same === path) return `${path} is no module of the source`;
    if (same !== undefined) return `${same} differs from its path in letter case only`;
    if (folders.has(path.toLowerCase())) return `${path} is a folder`;
    return foldersAbove(path)
      .map((folder) => whyNoFolder(folder, files, folders))
      .find((why) => why !== undefined);
  };
  return { whyTaken, take };
}

function whyNoFolder(
  folder: string,
  files: ReadonlyMap<string, string>,
  folders: ReadonlyMap<string, string>,
): string | undefined {
  const file = files.get(folder.toLowerCase());
  if (file !== undefined) return `${file} is a file, and no folder`;
  const known = folders.get(folder.toLowerCase()) ?? folder;
  return known === folder ? undefined : `folder ${known} differs from its path in letter case only`;
}

const foldersAbove = (path: string): string[] => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index));

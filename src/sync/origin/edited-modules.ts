// Covered by test/sync/look/status.test.ts
import { countLines, type LineCount } from "../../git/history/count-lines.ts";
import type { NewFile } from "../../git/objects/write-tree.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { recordFiles } from "../../model/records/record-files.ts";
import type { Nearest } from "./search.ts";

/** A module that differs from the nearest known commit, and by how many lines. */
export interface EditedModule extends LineCount {
  readonly name: string;
  readonly change: "added" | "changed" | "removed";
}

/** What was edited in the game since the nearest known state. */
export async function editedModules(
  repository: Repository,
  { ids, plan }: Nearest,
  live: Modules,
): Promise<readonly EditedModule[]> {
  const differing = new Set([...plan.changed, ...plan.added, ...plan.removed]);
  const now = new Map([...live].filter(([name]) => differing.has(name)));
  const files = recordFiles(now);
  const paths = new Map(files.map(({ name, path }) => [name, path]));
  const before = [...ids].flatMap(([name, id]): NewFile[] => {
    const [kind, oid] = id.split(" ");
    const path =
      paths.get(name) ??
      `${encodeURIComponent(name.toWellFormed()).replace(/^\./, "%2E")}.${kind === "text" ? "js" : "wasm"}`;
    return differing.has(name) && oid !== undefined ? [{ path, mode: "100644", oid }] : [];
  });
  const after = files.map((file) => ({ ...file, mode: "100644" }));
  const lines = await countLines(repository, before, after);
  const countOf = (name: string): LineCount =>
    lines.get(paths.get(name) ?? "") ?? { added: undefined, removed: undefined };
  return [
    ...plan.changed.map((name) => ({ name, change: "changed" as const, ...countOf(name) })),
    // The plan goes from live to the commit: what it would remove was added in the game.
    ...plan.removed.map((name) => ({ name, change: "added" as const, ...countOf(name) })),
    ...plan.added.map((name) => ({ name, change: "removed" as const, added: undefined, removed: undefined })),
  ];
}

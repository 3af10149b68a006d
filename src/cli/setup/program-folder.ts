// Covered by test/doors/hook/install.test.ts
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * The folder of the doors as they were installed. Inside of a project the path below node_modules is taken, which stays the
 * same over updates, and not where a package manager's link leads today.
 */
export function programFolder(directory: string, started = process.argv[1] ?? ""): string {
  const real = dirname(realpathSync(started));
  for (let folder = directory; ; folder = dirname(folder)) {
    const local = join(folder, "node_modules/screeps-sync/dist");
    if (existsSync(local) && realpathSync(local) === real) return local;
    if (dirname(folder) === folder) return real;
  }
}

import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** The doors as users get them, built from the sources as they are now: `dist/` itself may be older. */
export const dist = join(root, "build/dist");

/** Vitest calls this once before all tests. */
export default function buildOnce(): void {
  const sources = [
    ...filesBelow(join(root, "src")),
    join(root, "scripts/build.ts"),
    join(root, "scripts/shorten-tables.ts"),
    join(root, "package-lock.json"),
  ];
  const newest = Math.max(...sources.map((file) => statSync(file).mtimeMs));
  const built = join(dist, "licenses.txt");
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  // Built aside and swapped in: another test run may be using the folder.
  const next = `${dist}.${process.pid}`;
  execFileSync(process.execPath, ["scripts/build.ts", "--out", `build/dist.${process.pid}`], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (existsSync(dist)) renameSync(dist, `${next}.old`);
  renameSync(next, dist);
  rmSync(`${next}.old`, { recursive: true, force: true });
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

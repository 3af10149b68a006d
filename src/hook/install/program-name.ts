import { dirname, join, sep } from "node:path";

/** How a person calls screeps-sync in a folder: by npx where the project has it in its own node_modules. */
export function programName(directory: string, started = process.argv[1] ?? ""): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (started.startsWith(join(folder, "node_modules") + sep)) return "npx screeps-sync";
    if (dirname(folder) === folder) return "screeps-sync";
  }
}

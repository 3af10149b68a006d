import { existsSync } from "node:fs";
import { join } from "node:path";

/** Where the published clients are: `package.json` and the lock beside this file say which. */
export const packages = join(import.meta.dirname, "node_modules");

if (!existsSync(packages)) {
  throw new Error("Cannot run the published clients: not installed, run `npm run clients:install` once");
}

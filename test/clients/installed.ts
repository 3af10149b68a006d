import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Where the published clients are: `package.json` and the lock beside this file say which. */
export const packages = join(import.meta.dirname, "node_modules");

if (!existsSync(packages)) {
  throw new Error("Cannot run the published clients: not installed, run `npm run clients:install` once");
}

const load = createRequire(join(import.meta.dirname, "package.json"));

/** The client that most tools of the community are built on, by the name under which it is installed. */
export function loadScreepsApi(name: string): { readonly ScreepsAPI: new (options: object) => unknown } {
  return load(name);
}

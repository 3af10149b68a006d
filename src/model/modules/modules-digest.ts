import type { Modules } from "./modules.ts";

/** Equal for equal modules, whatever their order: `sha256:<hex>`. */
export function modulesDigest(modules: Modules): string {
  const { createHash } = process.getBuiltinModule("node:crypto");
  const hash = createHash("sha256");
  for (const name of [...modules.keys()].sort()) hash.update(`${JSON.stringify([name, modules.get(name)])}\n`);
  return `sha256:${hash.digest("hex")}`;
}

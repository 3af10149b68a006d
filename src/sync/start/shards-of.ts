// Covered by test/sync/backup/backup.test.ts
import { patiently } from "./patience.ts";
import type { World } from "./world.ts";

/** Only the official server has shards; `""` is the world of any other. */
export async function shardsOf(world: World): Promise<readonly string[]> {
  const { serverData } = await patiently(world, world.api.version);
  const shards: unknown =
    typeof serverData === "object" && serverData !== null ? Reflect.get(serverData, "shards") : undefined;
  const names = Array.isArray(shards) ? shards.filter((name): name is string => typeof name === "string") : [];
  return names.length > 0 ? names : [""];
}

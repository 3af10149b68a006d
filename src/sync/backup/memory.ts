// Covered by test/sync/backup/backup.test.ts
import { gunzipSync, inflateSync } from "node:zlib";
import type { ModuleContent, Modules } from "../../model/modules/modules.ts";
import { ServiceError, UnreachableError } from "../../model/outcome/errors.ts";
import { patiently } from "../start/patience.ts";
import { shardsOf } from "../start/shards-of.ts";
import type { World } from "../start/world.ts";

export interface MemoryWish {
  readonly memory: boolean;
  /** 0 to 99. */
  readonly segments: readonly number[];
  /** `shard0`; none: those that the server names, or the one world of a private server. */
  readonly shards: readonly string[];
}

// Memory is at most 2 MB on the server; more than this is no memory.
const mostBytes = 16 * 1024 * 1024;

/** Memory and segments as files a person can read: `memory/shard0.json`, `segments/shard0/5.json`. */
export async function readMemory(wish: MemoryWish, world: World): Promise<Modules> {
  const files = new Map<string, ModuleContent>();
  for (const shard of wish.shards.length > 0 ? wish.shards : await shardsOf(world)) {
    const ask = (path: string, more: Record<string, string>) => {
      const query = new URLSearchParams({ ...more, ...(shard === "" ? {} : { shard }) });
      return patiently(world, () => world.api.call("GET", `${path}?${query.toString()}`));
    };
    const folder = shard === "" ? "world" : shard;
    if (wish.memory) files.set(`memory/${folder}`, decodeMemory((await ask("/api/user/memory", {}))["data"], folder));
    for (const segment of wish.segments) {
      const { data } = await ask("/api/user/memory-segment", { segment: `${segment}` });
      if (typeof data === "string") files.set(`segments/${folder}/${segment}`, readable(data));
      else if (data !== null && data !== undefined) throw odd(`segment ${segment}`, folder);
    }
  }
  return files;
}

/** `5`, `0-9`, `1,3,20-29` → the ids. Undefined: it is not a list of ids from 0 to 99. */
export function parseSegments(text: string): number[] | undefined {
  const ids = text.split(",").flatMap((part) => {
    const [, first, last = first] = /^\s*(\d{1,2})(?:-(\d{1,2}))?\s*$/.exec(part) ?? [];
    const count = Number(last) - Number(first) + 1;
    return first === undefined || count < 1
      ? [Number.NaN]
      : Array.from({ length: count }, (_, index) => Number(first) + index);
  });
  return ids.some(Number.isNaN) ? undefined : [...new Set(ids)];
}

/** `gz:` and base64 of the zipped JSON; no data where there is no memory yet. Old servers deflate without the gzip header. */
function decodeMemory(data: unknown, shard: string): ModuleContent {
  if (data === undefined || data === null) return { json: "{}\n" };
  if (typeof data !== "string" || !data.startsWith("gz:")) throw odd("memory", shard);
  const bytes = Buffer.from(data.slice(3), "base64");
  try {
    const unzip = bytes[0] === 0x1f ? gunzipSync : inflateSync;
    return readable(unzip(bytes, { maxOutputLength: mostBytes }).toString());
  } catch (cause) {
    throw new ServiceError(`Cannot back up memory of ${shard}: what the server sent cannot be unzipped`, { cause });
  }
}

/** JSON with line breaks, so that a difference shows; any other text as it is. */
function readable(text: string): ModuleContent {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !("binary" in value);
    return isObject ? { json: `${JSON.stringify(value, null, 2)}\n` } : text;
  } catch {
    // A bot may keep anything in a segment.
    return text;
  }
}

const odd = (what: string, shard: string): UnreachableError =>
  new UnreachableError(`Cannot back up ${what} of ${shard}: the server answered without it`, { mayHaveArrived: false });

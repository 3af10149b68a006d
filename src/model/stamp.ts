import type { Modules } from "./modules.ts";

/** What a bot can show as its version. */
export interface Stamp {
  /** Name of the module. */
  readonly name: string;
  readonly commit: string;
  readonly ref: string;
  readonly tree: string;
  readonly time: Date;
}

const mark = "// Written by screeps-sync: which commit this is. Left out of every comparison.\n";

/** The module that says which commit is live: `require("build_info").commit`. */
export function stampModule({ commit, ref, tree, time }: Stamp): string {
  return `${mark}module.exports = ${JSON.stringify({ commit, ref, time: time.toISOString(), tree }, null, 2)};\n`;
}

/** Modules without the one of that name, where a stamp is set: its time alone is no change. */
export function withoutStamp(modules: Modules, name: string | undefined): Modules {
  if (name === undefined || !modules.has(name)) return modules;
  return new Map([...modules].filter(([each]) => each !== name));
}

import type { Modules } from "./inputs.ts";

/** `renamed`: everything arrived, but not under the name it has. `different`: something is missing, changed or added. */
export interface Verdict {
  readonly state: "exact" | "renamed" | "different";
  readonly note: string;
}

/** Compares a branch, as JSON `{"modules": …}`, with what a right deploy leaves there. */
export function judge(live: Buffer, expected: Modules): Verdict {
  const found = parseModules(live);
  if (!found) return { state: "different", note: "not a JSON object with modules" };
  const right = [...expected].filter(([name, text]) => found.get(name) === text).length;
  const contents = new Set(found.values());
  const arrived = [...expected.values()].filter((text) => contents.has(text)).length;
  const note = `${right} of ${expected.size} right, ${arrived - right} under another name, ${found.size} in all`;
  const complete = arrived === expected.size && found.size === expected.size;
  if (!complete) return { state: "different", note };
  return { state: right === expected.size ? "exact" : "renamed", note };
}

function parseModules(live: Buffer): ReadonlyMap<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(live.toString("utf8"));
    if (typeof body !== "object" || body === null || !("modules" in body)) return undefined;
    return typeof body.modules === "object" && body.modules ? new Map(Object.entries(body.modules)) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

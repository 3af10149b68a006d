import type { Locator } from "./place-of.ts";
import { isFrame, type StackFrame } from "./stack.ts";

/** The stack of an error, innermost first, each frame at its place in the commit; without the engine's own frames. */
export function stackLines(text: string, { read, place }: Locator): string[] {
  const frames = new Map(read(text).frames.map((frame) => [frame.at, frame]));
  return text.split("\n", mostLines).flatMap((line, at) => {
    const frame = frames.get(at);
    if (frame !== undefined) return placed(frame, place(frame)) ?? line.trim();
    return isFrame(line) && !isEngine.test(line) ? line.trim() : [];
  });
}

// Where a bot recurses without end, nobody reads on.
const mostLines = 40;

const isEngine = /__mainLoop|<isolated-vm|node_modules\/@screeps|node:internal/;

function placed({ caller }: StackFrame, place: ReturnType<Locator["place"]>): string | undefined {
  if (place === undefined) return undefined;
  const where = `${place.path}:${place.line}:${place.column}`;
  return caller === "" ? `at ${where}` : `at ${caller} (${where})`;
}

import { Session } from "node:inspector";

interface Range {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}
interface Script {
  readonly url: string;
  readonly functions: readonly { readonly ranges: readonly Range[] }[];
}

/** What V8 counts of this program's own files; begin before they are loaded. */
export interface Coverage {
  /** What ran since the last time that never ran before; known from then on only once it was learnt. */
  readonly fresh: () => readonly string[];
  readonly learn: (places: readonly string[]) => void;
  /** How many branches ran so far. */
  readonly reached: () => number;
}

/** Coverage of V8 itself, so that nothing has to be instrumented or installed. */
export function startCoverage(): Coverage {
  const session = new Session();
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  const seen = new Set<string>();
  return {
    fresh: () => taken(session).filter((place) => !seen.has(place)),
    learn: (places) => {
      for (const place of places) seen.add(place);
    },
    reached: () => seen.size,
  };
}

function taken(session: Session): string[] {
  let scripts: readonly Script[] = [];
  session.post("Profiler.takePreciseCoverage", (_error, { result } = { result: [] }) => {
    scripts = result as readonly Script[];
  });
  const own = scripts.filter(({ url }) => url.includes("/src/"));
  return own.flatMap(({ url, functions }) => functions.flatMap(({ ranges }) => placesOf(url, ranges)));
}

/** A range with a count of its own is a branch; how often it ran counts in powers of two, so that loops are seen. */
const placesOf = (url: string, ranges: readonly Range[]): string[] =>
  ranges
    .filter(({ count }) => count > 0)
    .map(({ startOffset, count }) => `${url}:${startOffset}x${Math.min(4, Math.floor(Math.log2(count)))}`);

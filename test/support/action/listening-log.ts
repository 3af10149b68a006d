import type { Level, Log, Place } from "../../../src/action/start/log.ts";

interface Heard {
  readonly log: Log;
  readonly annotations: readonly (readonly [level: Level, message: string, place: Place | undefined])[];
  readonly lines: readonly string[];
}

/** A log that prints nothing and keeps what it was told. */
export function listeningLog(): Heard {
  const annotations: (readonly [Level, string, Place | undefined])[] = [];
  const lines: string[] = [];
  const log: Log = {
    redact: (text) => text,
    info: (text) => void lines.push(text),
    trace: () => {},
    annotate: (level, message, place) => void annotations.push([level, message, place]),
    close: () => {},
  };
  return { log, annotations, lines };
}

import type { Level, Log } from "../../../src/action/start/log.ts";

interface Heard {
  readonly log: Log;
  readonly annotations: readonly Parameters<Log["annotate"]>[];
  readonly lines: readonly string[];
}

/** A log that prints nothing and keeps what it was told. */
export function listeningLog(): Heard {
  const annotations: Parameters<Log["annotate"]>[] = [];
  const lines: string[] = [];
  const log: Log = {
    redact: (text) => text,
    info: (text) => void lines.push(text),
    trace: () => {},
    annotate: (level: Level, message, ...place) => void annotations.push([level, message, ...place]),
    close: () => {},
  };
  return { log, annotations, lines };
}

import { GitError } from "./git-error.ts";

interface Bounds {
  /** Silence that is taken for a hang. */
  readonly timeoutMs: number;
  readonly maxBytes: number | undefined;
}

export interface Watch {
  /** simple-git hands the streams of the process here. */
  readonly onSpawn: (command: string, stdout: NodeJS.ReadableStream, stderr: NodeJS.ReadableStream) => void;
  /** Must be called when the process is done with: stops the clock. */
  readonly end: () => void;
}

// ssh with ControlPersist, started by a fetch, keeps standard error open for hours after git is gone.
const lingerMs = 2_000;

/** Fires `stop`, with the reason, when a git process prints more than it may or nothing for too long. */
export function watchOutput(stop: AbortController, { timeoutMs, maxBytes = Number.POSITIVE_INFINITY }: Bounds): Watch {
  let bytes = 0;
  const silence = setTimeout(() => {
    stop.abort(new GitError(`Cannot run git: it said nothing for ${timeoutMs / 1000} s; it was ended`));
  }, timeoutMs);
  let linger: NodeJS.Timeout | undefined;
  return {
    onSpawn(_command, stdout, stderr) {
      stdout.on("data", (chunk: Buffer) => {
        silence.refresh();
        bytes += chunk.length;
        if (bytes > maxBytes) stop.abort(new GitError(`Cannot read from git: more than ${maxBytes} bytes`));
      });
      stderr.on("data", () => silence.refresh());
      stdout.on("end", () => {
        linger = setTimeout(() => close(stderr), lingerMs);
      });
      // Whatever a killed git has started may hold the streams, and they would hold us.
      stop.signal.addEventListener("abort", () => [stdout, stderr].forEach(close));
    },
    end() {
      clearTimeout(silence);
      clearTimeout(linger);
    },
  };
}

function close(stream: NodeJS.ReadableStream): void {
  if ("destroy" in stream && typeof stream.destroy === "function") stream.destroy();
}

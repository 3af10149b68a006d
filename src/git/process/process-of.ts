import type { ChildProcess } from "node:child_process";
import { subscribe } from "node:diagnostics_channel";

const started = new Set<ChildProcess>();
let watching = false;

/** From here on, `processOf` knows what is started. simple-git hands out the streams of its processes, not their ids. */
export function watchProcesses(): void {
  if (watching) return;
  watching = true;
  subscribe("child_process", (message) => {
    if (isStart(message)) started.add(message.process);
  });
}

/** The id of the process that has this as its standard output; it is asked for once. */
export function processOf(stdout: NodeJS.ReadableStream): number | undefined {
  for (const child of started) {
    const isIt = child.stdout === stdout;
    // What has ended, or is another's, is not asked for any more.
    if (isIt || child.exitCode !== null || child.signalCode !== null) started.delete(child);
    if (isIt) return child.pid;
  }
  return undefined;
}

function isStart(message: unknown): message is { readonly process: ChildProcess } {
  return typeof message === "object" && message !== null && "process" in message;
}

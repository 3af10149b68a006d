import { spawn } from "node:child_process";
import { join } from "node:path";
import { dist } from "./dist.ts";

interface TerminalOptions {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Keys to press, each when the screen first shows its text. */
  readonly keys: readonly { readonly when: string; readonly press: string }[];
}

export const ctrlC = "\x03";

/**
 * `screeps-sync …` in a real pseudo-terminal, whose Ctrl-C the kernel turns into a signal for all that runs in it.
 * `script` makes it: util-linux, on Debian in `bsdutils`, which every installation has.
 */
export async function inTerminal(args: readonly string[], { cwd, env, keys }: TerminalOptions) {
  const { PATH = "", HOME = "" } = process.env;
  const words = [process.execPath, join(dist, "cli.js"), ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`);
  const script = spawn(
    "script",
    ["--quiet", "--return", "--command", `stty cols 100; exec ${words.join(" ")}`, "/dev/null"],
    {
      cwd,
      env: { PATH, HOME, TERM: "xterm", NO_COLOR: "1", SHELL: "/bin/sh", ...env },
      stdio: ["pipe", "pipe", "inherit"],
    },
  );
  const pending = [...keys];
  let screen = "";
  script.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    screen += chunk;
    if (pending[0] !== undefined && screen.includes(pending[0].when)) script.stdin.write(pending.shift()?.press);
  });
  const { promise, resolve } = Promise.withResolvers<number | null>();
  script.once("close", resolve);
  return { status: await promise, screen };
}

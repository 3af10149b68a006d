import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { text } from "node:stream/consumers";

/** Without blocking this process: the servers live in it. */
export async function command(
  name: string,
  args: readonly string[],
  cwd: string,
  more: Readonly<Record<string, string>> = {},
) {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, GIT_CONFIG_NOSYSTEM: "1", GIT_TERMINAL_PROMPT: "0", ...more };
  if (!existsSync(cwd)) throw new Error(`Cannot run ${name}: there is no checkout`);
  const child = spawn(name, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  const [stdout, stderr, status] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  if (status !== 0) throw new Error(`Cannot run ${name} ${args.join(" ")}: ${stderr}`);
  return stdout;
}

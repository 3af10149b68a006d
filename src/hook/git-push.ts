import { readFile } from "node:fs/promises";

/** The `git push` that runs this hook, where the system shows it: only Linux does. */
export interface GitPush {
  readonly pid: number;
  /** What follows \`push\`. */
  readonly args: readonly string[];
  readonly dryRun: boolean;
}

// hook script, husky's two, a shell between: git is rarely more than a few processes above.
const furthest = 8;

/**
 * The `git push` above a process, by `/proc`; undefined where it cannot be seen. Git runs the hook for `push --dry-run`
 * with the same arguments, input and environment as for a push, so its own command line is the only place that tells.
 */
export async function findGitPush(pid: number = process.ppid): Promise<GitPush | undefined> {
  let current = pid;
  for (let step = 0; step < furthest && current > 1; step += 1) {
    const args = await argumentsOf(current);
    if (args === undefined) return undefined;
    const pushArgs = argumentsOfPush(args);
    if (pushArgs !== undefined) return { pid: current, args: pushArgs, dryRun: isDryRun(pushArgs) };
    const parent = await parentOf(current);
    if (parent === undefined) return undefined;
    current = parent;
  }
  return undefined;
}

/** What follows `push`; undefined for any other command line. Aliases are gone here: git starts itself anew for them. */
export function argumentsOfPush(args: readonly string[]): readonly string[] | undefined {
  const [program = "", ...rest] = args;
  const name = program.split(/[/\\]/).at(-1) ?? "";
  if (/^git-push(?:\.exe)?$/.test(name)) return rest;
  if (!/^git(?:\.exe)?$/.test(name)) return undefined;
  const command = commandIndex(rest);
  return rest[command] === "push" ? rest.slice(command + 1) : undefined;
}

// git(1): of its own options only these take the next argument as their value.
const withValue = new Set(["-C", "-c", "--git-dir", "--work-tree", "--namespace", "--super-prefix", "--config-env"]);

function commandIndex(args: readonly string[]): number {
  let index = 0;
  while (args[index]?.startsWith("-")) index += withValue.has(args[index] ?? "") ? 2 : 1;
  return index;
}

/** Git takes `-n`, `-fn`, `--dry-run`, any beginning of it down to `--dr`, and `--no-dry-run`; the last one counts. */
export function isDryRun(pushArgs: readonly string[]): boolean {
  const end = pushArgs.indexOf("--");
  let dryRun = false;
  let value = false;
  for (const arg of end < 0 ? pushArgs : pushArgs.slice(0, end)) {
    if (value) value = false;
    else if (/^--dr(?:y(?:-(?:r(?:u(?:n)?)?)?)?)?$/.test(arg)) dryRun = true;
    else if (/^--no-dr(?:y(?:-(?:r(?:u(?:n)?)?)?)?)?$/.test(arg)) dryRun = false;
    else if (/^-[a-z46]/i.test(arg)) {
      // `-o` takes the rest of its argument, or the next one, as a word for the server.
      const switches = arg.slice(1).replace(/o.*$/s, "");
      dryRun ||= switches.includes("n");
      value = arg.slice(1) === `${switches}o`;
    } else value = valueOptions.has(arg);
  }
  return dryRun;
}

const valueOptions = new Set(["--repo", "--receive-pack", "--exec", "--push-option"]);

async function argumentsOf(pid: number): Promise<string[] | undefined> {
  const bytes = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => undefined);
  return bytes?.replace(/\0$/, "").split("\0");
}

async function parentOf(pid: number): Promise<number | undefined> {
  // `pid (name) state ppid …`: the name may hold anything, also parentheses.
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  const parent = /^.*\) \S (\d+) /s.exec(stat ?? "")?.[1];
  return parent === undefined ? undefined : Number(parent);
}

// Covered by test/cli/learn/doors.test.ts
import { UsageError } from "../../model/outcome/errors.ts";
import type { Context } from "../terminal/context.ts";
import type { CommandWord } from "./command-word.ts";
import { completions, type Shell } from "./shells.ts";

/** `screeps-sync completion <shell>`: a script for a shell to read. */
export async function run({ args, console }: Context, commands: readonly CommandWord[]): Promise<number> {
  const [shell = ""] = args;
  if (!isShell(shell)) throw new UsageError(`Cannot complete in "${shell}": give bash, zsh or fish`);
  console.printText(completions[shell](commands));
  return 0;
}

const isShell = (shell: string): shell is Shell => Object.hasOwn(completions, shell);

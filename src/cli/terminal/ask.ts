// Covered by test/doors/cli.test.ts
import { InterruptedError } from "../../model/outcome/errors.ts";
import type { Console } from "./console.ts";

/** Whether a person is there to answer: both what he types and what he sees is a terminal. */
export function canAsk({ options }: Pick<Console, "options">): boolean {
  return process.stdin.isTTY && process.stderr.isTTY && !options.json;
}

/** A question with yes and no; Enter alone is a no. @throws InterruptedError for Ctrl-C */
export async function ask(
  { console, interrupt }: { readonly console: Console; readonly interrupt: AbortSignal },
  message: string,
): Promise<boolean> {
  const { confirm, isCancel } = await import("@clack/prompts");
  console.rest();
  const answer = await confirm({ message, initialValue: false, output: process.stderr, signal: interrupt });
  if (!isCancel(answer)) return answer;
  // While a question is open the terminal makes no signal of Ctrl-C: whoever listens for one learns it here.
  process.emit("SIGINT", "SIGINT");
  throw new InterruptedError("SIGINT", "Cancelled: nothing was done");
}

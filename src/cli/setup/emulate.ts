// Covered by test/doors/emulate.test.ts
import { runEmulator } from "../../emulator/command-line.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { Context } from "../terminal/context.ts";

/** `screeps-sync emulate`: until Ctrl-C. */
export async function run({ flags, console, interrupt }: Context): Promise<number> {
  try {
    await runEmulator(flags, (line) => console.print(line), interrupt);
  } catch (cause) {
    // It knows nothing of ours, so its refusals (a flag, a taken port, an unreadable file) come as plain errors.
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  return 0;
}

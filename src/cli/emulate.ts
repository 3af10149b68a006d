import { startEmulator } from "../emulator/emulator.ts";
import type { Context } from "./context.ts";

/** `screeps-sync emulate` */
export async function run({ flags, console, interrupt }: Context): Promise<number> {
  const emulator = await startEmulator({ port: Number(flags["port"] ?? 21025) });
  console.print(`${emulator.url} ${emulator.token}`);
  await new Promise((resolve) => interrupt.addEventListener("abort", resolve, { once: true }));
  await emulator.close();
  return 0;
}

// The emulator in a process of its own, so that what it costs can be told from what its load costs.
import { startEmulator } from "../src/emulator/emulator.ts";
import { loadRates } from "./load-windows.ts";

const emulator = await startEmulator({ limits: { rates: loadRates, format: "text" } });
const both = [emulator.token, emulator.createToken().token];
process.send?.({ url: emulator.url, tokens: both });
process.once("message", () => void end());
// Without its parent it has nobody to serve.
process.once("disconnect", () => void emulator.close());

async function end(): Promise<void> {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMs: (user + system) / 1000, rssMb: process.memoryUsage.rss() / 1024 / 1024 });
  process.disconnect();
}

// A process of its own, to be killed: node kept-emulator.ts <folder>
import { startEmulator } from "../../../src/emulator/emulator.ts";

const emulator = await startEmulator({ dataDir: String(process.argv[2]), limits: { enabled: false } });
console.log(`${emulator.url} ${emulator.token}`);

import { startEmulator } from "../../src/emulator/emulator.ts";
import { describeService } from "./service.contract.ts";

describeService("the emulator with the profile «private»", async (options) => {
  // Its clock stands still: on the real one no game runs either, so that no tick comes between a write and a read.
  const start = Date.now();
  return await startEmulator({ profile: "private", now: () => start, ...options });
});

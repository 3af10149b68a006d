import { startEmulator } from "../../src/emulator/emulator.ts";
import { describeService } from "./service.contract.ts";

describeService("the emulator with the profile «private»", async (options) => {
  return await startEmulator({ profile: "private", ...options });
});

import type { Emulator } from "./emulator/emulator.ts";
import type { EmulatorOptions } from "./emulator/server/options.ts";
import type { Report } from "./model/outcome/report.ts";
export type { Emulator } from "./emulator/emulator.ts";
export type { EmulatorOptions } from "./emulator/server/options.ts";
/** What `--json` prints of a deploy, and output `report` of the Action has in `reports`: notes are words there. */
interface PrintedReport extends Omit<Report, "warnings" | "notes"> {
    readonly warnings: readonly string[];
    readonly notes: readonly string[];
}
export type { PrintedReport as Report };
/** The service, played in this process: `import { startEmulator } from "screeps-sync"`. */
export declare function startEmulator(options?: EmulatorOptions): Promise<Emulator>;

import type { LimitSwitches } from "../limits/switches.ts";
import type { ProfileName } from "../service/traits.ts";
export interface RunOptions {
    /** How long a tick takes at least. */
    readonly tickMs: number;
}
export interface EmulatorOptions {
    /** 0, the default, takes any free one. */
    readonly port?: number;
    /** Loopback unless told otherwise: whoever reaches the emulator may do everything. */
    readonly host?: string;
    readonly profile?: ProfileName;
    /** Prefixes of the worlds: "" is the main one. Official: main, ptr and season; else main alone. */
    readonly worlds?: readonly string[];
    readonly users?: readonly {
        readonly username: string;
        readonly password: string;
    }[];
    readonly now?: () => number;
    /** Where the state is kept over restarts; nowhere by default. */
    readonly dataDir?: string;
    /** Faults from the start: one or a list, see `parseFaults`. */
    readonly script?: unknown;
    readonly limits?: Partial<LimitSwitches>;
    /** The value of the first token, where it must be the same every time. */
    readonly seedToken?: string;
    /** `X-Server-Password` of a private server. */
    readonly serverPassword?: string;
    /** Runs the code that is active, which can do what this program can: only where every client is trusted. */
    readonly run?: RunOptions;
    /** Whether the body is read before the credentials; each profile has its own order. */
    readonly bodyFirst?: boolean;
}

import type { TokenScope } from "./accounts/token.ts";
import type { Fault } from "./faults/fault-forms.ts";
import type { EmulatorOptions } from "./server/options.ts";
import type { RecordedRequest } from "./service/record.ts";
import type { Act, Tick } from "./socket/act-forms.ts";
export interface Emulator {
    /** Root of the main world, without a slash at the end. */
    readonly url: string;
    readonly port: number;
    /** Of the first user: a full-access token, or on a private server a fresh session token at every look. */
    readonly token: string;
    readonly username: string;
    readonly password: string;
    /** In the order in which they arrived. Credentials are masked. */
    readonly requests: readonly RecordedRequest[];
    /** The same, short: `GET /api/user/code?branch=main`. */
    lines(): string[];
    clearRequests(): void;
    /** What the branch of the first user holds now, by the names that a read shows. */
    code(branch: string, world?: string): ReadonlyMap<string, unknown> | undefined;
    branches(world?: string): string[];
    /** A write past the API, as by somebody who edits in the game; creates the branch where it is missing. */
    setCode(branch: string, modules: Iterable<readonly [string, unknown]>, world?: string): void;
    /** Full, unless something of the scope is given. */
    createToken(scope?: Partial<TokenScope>): {
        readonly id: string;
        readonly token: string;
    };
    deleteToken(id: string): boolean;
    /** Use up a budget: `POST /api/user/code`, or `global`. Of the first token, unless another is named. */
    spend(endpoint: string, count: number, world?: string, token?: string): void;
    /** The two hours of the no-rate-limit page, without the page. */
    liftLimits(token?: string): void;
    addFault(fault: Fault): void;
    clearFaults(): void;
    /** One tick of the first user's code goes by, with what it is to show; expressions that waited are answered. */
    tick(tick?: Tick, world?: string): void;
    /** A script of what happens on the websocket; resolves after its last act. */
    play(acts: readonly Act[], world?: string): Promise<void>;
    /** Resolves when somebody hears the channel of the first user: `console`, `code`, `cpu` or `set-active-branch`. */
    subscribed(kind?: string): Promise<void>;
    /** What crossed websockets, `>` towards the service, with tokens masked. */
    readonly frames: readonly string[];
    close(): Promise<void>;
}
export declare function startEmulator(options?: EmulatorOptions): Promise<Emulator>;

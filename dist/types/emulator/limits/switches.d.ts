import { type LimitTable, type Rate } from "./table.ts";
import type { WindowKind } from "./window.ts";
/**
 * How a 429 reads. All are real: the docs show `text`, people report `long` and `json`, and clients tell the global
 * limit by a body that is the proxy's.
 */
declare const refusalFormats: readonly ["text", "long", "json", "html"];
export type RefusalFormat = (typeof refusalFormats)[number];
/** What the public sources leave open or disagree on. A client should work with every position. */
export interface LimitSwitches {
    readonly enabled: boolean;
    readonly format: RefusalFormat;
    readonly globalFormat: RefusalFormat;
    /** `X-RateLimit-*` on answers at all. */
    readonly headers: boolean;
    /** The same on a 429 of the global limit, where clients expect none. */
    readonly globalHeaders: boolean;
    /** Which budget an endpoint without a row of its own shows. */
    readonly unlistedHeaders: "global" | "none";
    readonly window: "fixed" | "sliding";
    readonly globalWindow: WindowKind;
    /** The vendor's developers said per user, the docs say per token. */
    readonly key: "token" | "user";
    readonly countRefused: boolean;
    readonly periodScale: number;
    /** Rows to replace: `global` or `METHOD /api/path`. */
    readonly rates: Readonly<Record<string, Rate>>;
}
export declare const defaultSwitches: LimitSwitches;
/** Every 429 in one format: as the vendor's docs print it, with its headers, or as the proxy's page, without. */
export declare function refuseIn(format: RefusalFormat): Partial<LimitSwitches>;
export declare function isRefusalFormat(name: string): name is RefusalFormat;
export declare function tableFor(switches: LimitSwitches): LimitTable;
export {};

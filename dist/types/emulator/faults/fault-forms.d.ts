import type { RefusalFormat } from "../limits/switches.ts";
/** Which requests a fault meets, and whether before or after the request took effect. */
interface Aim {
    readonly when?: "before" | "after" | undefined;
    readonly method?: string | undefined;
    /** Path without the world's prefix, as in `/api/user/code`. */
    readonly path?: string | undefined;
    readonly world?: string | undefined;
    readonly skip?: number | undefined;
    readonly times?: number | "always" | undefined;
}
type Headers = Readonly<Record<string, string>>;
/** One misbehaviour: what happens, to which requests, how often. Written out, for programs that have our types alone. */
export type Fault = Aim & ({
    readonly fault: "reset" | "stall" | "cut" | "html" | "gzip";
} | {
    readonly fault: "slow";
    readonly ms: number;
} | {
    readonly fault: "status";
    readonly status: number;
} | {
    readonly fault: "content-type";
    readonly value: string;
} | {
    readonly fault: "other-write";
    readonly branch: string;
    readonly modules: Readonly<Record<string, unknown>>;
} | {
    readonly fault: "skew";
    readonly seconds: number;
} | {
    readonly fault: "redirect";
    readonly location: string;
    readonly status?: number | undefined;
} | {
    readonly fault: "rate-limit";
    readonly ms: number;
    readonly format?: RefusalFormat | undefined;
    readonly headers?: Headers | undefined;
} | {
    readonly fault: "reply";
    readonly status?: number | undefined;
    readonly headers?: Headers | undefined;
    readonly body?: string | undefined;
});
export {};

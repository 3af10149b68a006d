import type { Rate } from "./table.ts";
/**
 * How requests are counted.
 * - fixed: the first request opens a window. The waits that people saw (59 minutes of 60, 21.9 hours of 24) say so.
 * - sliding: the last period is looked back on. It explains the same waits, so a client must live with both.
 * - leaky: the budget refills evenly. Clients that retry a global 429 after 0.2 s and succeed speak for it.
 */
export type WindowKind = "fixed" | "sliding" | "leaky";
/** What was spent: when the window began (or was last looked at), how much, and for the sliding kind each moment. */
export interface Spent {
    readonly since: number;
    readonly used: number;
    readonly times: readonly number[];
}
export interface WindowReading {
    readonly remaining: number;
    readonly resetAt: number;
    /** 0 when a request may pass now. */
    readonly waitMs: number;
}
export declare const nothingSpent: Spent;
export declare function readWindow(kind: WindowKind, rate: Rate, spent: Spent, now: number): WindowReading;
export declare function spendOne(kind: WindowKind, rate: Rate, spent: Spent, now: number): Spent;

export interface Rate {
    readonly limit: number;
    readonly periodMs: number;
}
export interface LimitTable {
    readonly global: Rate;
    readonly endpoints: ReadonlyMap<string, Rate>;
}
/** The vendor's docs, "auth tokens": the whole table of rate limits, row by row. */
export declare const vendorTable: LimitTable;
/** The row of the table that an endpoint's requests are counted under. */
export declare function bucketOf(endpoint: string): string;
/** The same limits in shorter (or longer) periods, so that a test or a demonstration need not wait a day. */
export declare function scalePeriods(table: LimitTable, factor: number): LimitTable;
/** A table of one's own in place of single rows. */
export declare function overrideRates(table: LimitTable, rates: Readonly<Record<string, Rate>>): LimitTable;

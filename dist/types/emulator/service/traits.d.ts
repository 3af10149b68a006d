export type ProfileName = "official" | "private" | "xx";
/** What can be said of one kind of server without a request. */
export interface Traits {
    readonly name: ProfileName;
    readonly worlds: readonly string[];
    shards(world: string): readonly string[];
    /** Whether tokens have budgets; no published private server has any. */
    readonly limits: boolean;
    readonly etag: boolean;
    readonly poweredBy: boolean;
    /** The open server reads the whole body before it asks who sent it. */
    readonly bodyFirst: boolean;
    /** How long the token lives that every authenticated answer carries; undefined: answers carry none. */
    readonly rollingTokenMs: number | undefined;
}

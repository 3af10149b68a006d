/** What a token was given at its creation. The account page offers either everything or a selection. */
export interface TokenScope {
    readonly full: boolean;
    /** `METHOD /api/path`, compared exactly. */
    readonly endpoints: readonly string[];
    readonly websockets: readonly string[];
    /** Undefined: every segment. */
    readonly memorySegments: readonly string[] | undefined;
}
export interface Token {
    readonly id: string;
    readonly value: string;
    readonly accountId: string;
    readonly description: string | null;
    readonly scope: TokenScope;
    /** Epoch milliseconds; in the future means that no limit holds until then. */
    noRatelimitUntil: number;
}
export declare const fullScope: TokenScope;
export interface TokenOrder {
    readonly accountId: string;
    readonly scope: TokenScope;
    readonly description?: string | null;
    /** A value of one's own, for a demonstration that must print the same token twice. */
    readonly value?: string;
}
export declare function issueToken({ accountId, scope, description, value }: TokenOrder): Token;
/** The account page's form of a token: enough to tell two apart, useless to sign in with. */
export declare function maskToken(value: string): string;
/** The reply of query-token, as three independent clients read it. */
export declare function describeToken(token: Token, now: number): object;

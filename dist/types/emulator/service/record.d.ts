/** One request as it was seen, with nothing in it that opens a door. */
export interface RecordedRequest {
    readonly number: number;
    readonly method: string;
    /** With the world's prefix and the query; credentials in it are masked. */
    readonly path: string;
    readonly world: string;
    /** 0 until the answer is known, and for good where the connection was cut before one. */
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    /** Headers of the answer. */
    readonly replyHeaders: Readonly<Record<string, string>>;
    /** SHA-256 of the body as JSON text, where the body was read. */
    readonly bodyDigest: string | undefined;
    readonly bodyBytes: number;
    /** Masked token, user name, or nobody. */
    readonly by: string;
    readonly faults: readonly string[];
    readonly at: number;
}
export type OpenRecord = {
    -readonly [Field in keyof RecordedRequest]: RecordedRequest[Field];
};
/** The requests so far. The oldest go when there are very many, so that a long-lived emulator does not grow for ever. */
export declare class RequestRecord {
    #private;
    get requests(): readonly RecordedRequest[];
    get count(): number;
    open(request: Pick<RecordedRequest, "method" | "path" | "world" | "headers" | "at">): OpenRecord;
    close(record: OpenRecord, status: number): void;
    onRequest(listener: (request: RecordedRequest) => void): () => void;
    clear(): void;
}

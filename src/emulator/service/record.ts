import { EventEmitter } from "node:events";

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

export type OpenRecord = { -readonly [Field in keyof RecordedRequest]: RecordedRequest[Field] };

const keptRequests = 100_000;

/** The requests so far. The oldest go when there are very many, so that a long-lived emulator does not grow for ever. */
export class RequestRecord {
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #requests: OpenRecord[] = [];
  #count = 0;

  get requests(): readonly RecordedRequest[] {
    return this.#requests;
  }

  get count(): number {
    return this.#count;
  }

  open(request: Pick<RecordedRequest, "method" | "path" | "world" | "headers" | "at">): OpenRecord {
    this.#count++;
    const record = { ...request, ...unanswered, number: this.#count };
    this.#requests.push(record);
    if (this.#requests.length > keptRequests * 1.1) this.#requests.splice(0, this.#requests.length - keptRequests);
    return record;
  }

  close(record: OpenRecord, status: number): void {
    record.status = status;
    this.#changes.emit("request", record);
  }

  onRequest(listener: (request: RecordedRequest) => void): () => void {
    this.#changes.on("request", listener);
    return () => this.#changes.off("request", listener);
  }

  clear(): void {
    this.#requests.length = 0;
  }
}

const unanswered = { status: 0, replyHeaders: {}, bodyDigest: undefined, bodyBytes: 0, by: "", faults: [] };

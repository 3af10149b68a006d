import type { RateLimit } from "../../model/limits/rate-limit.ts";

/** One request, before it is known who asks. */
export interface Question {
  readonly method: string;
  /** From the world root, with a leading `/` and without a query: `/api/user/code`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** What cannot be done when it fails: `read branch "default"`. */
  readonly purpose: string;
  /** Largest reply, after inflation. */
  readonly maxBytes?: number;
  /** Less than the usual, for what is not worth a long wait. */
  readonly timeoutMs?: number;
  /** `none` for what the server tells everybody: no credentials leave. */
  readonly auth?: "none";
}

/** A whole reply, whatever it says. */
export interface HttpReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** What crossed the wire, for `--verbose` and the report; holds nothing secret. */
export interface Exchange {
  readonly method: string;
  /** With the query, but without credentials in it. */
  readonly path: string;
  /** Absent where no reply came. */
  readonly status?: number;
  readonly ms: number;
  readonly bytesUp: number;
  /** As received, before inflation. */
  readonly bytesDown: number;
  readonly limit?: RateLimit;
}

/** A name for the endpoint, as the documentation's table of limits has it. */
export const endpointOf = (question: Question): string => `${question.method} ${question.path}`;

export const isWrite = (question: Question): boolean => question.method !== "GET";

/** `GET /api/user/code?branch=default`, readable: only what would break it is encoded. */
export function targetOf(question: Question): string {
  const query = new URLSearchParams(question.query).toString();
  return query === "" ? question.path : `${question.path}?${query.replaceAll("%24", "$")}`;
}

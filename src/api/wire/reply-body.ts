import type { Readable } from "node:stream";
import { bytes } from "../../model/text/byte-size.ts";

/** The reply is larger than anything the service sends. */
export class TooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`more than ${bytes(maxBytes)}`);
  }
}

export interface Body {
  readonly bytes: Buffer;
  /** As received, before inflation. */
  readonly received: number;
}

/** The whole body, inflated; never more than `maxBytes` of it, on the wire or after inflation. */
export async function readBody(stream: Readable, encoding: string, maxBytes: number): Promise<Body> {
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    received += chunk.length;
    // Leaving the loop destroys the stream and with it the connection.
    if (received > maxBytes) throw new TooLargeError(maxBytes);
    chunks.push(chunk);
  }
  const [first = Buffer.alloc(0)] = chunks;
  const bytes = chunks.length <= 1 ? first : Buffer.concat(chunks, received);
  return { bytes: await inflate(bytes, encoding, maxBytes), received };
}

async function inflate(bytes: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  const name = encoding.trim().toLowerCase();
  if (name === "" || name === "identity" || bytes.length === 0) return bytes;
  const { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync } = await import("node:zlib");
  const options = { maxOutputLength: maxBytes };
  try {
    if (name === "gzip" || name === "x-gzip") return gunzipSync(bytes, options);
    if (name === "br") return brotliDecompressSync(bytes, options);
    // Servers mean either of two formats by this name; the zlib one starts with method 8.
    if (name === "deflate") return (((bytes[0] ?? 0) & 15) === 8 ? inflateSync : inflateRawSync)(bytes, options);
  } catch (error) {
    throw isTooLong(error) ? new TooLargeError(maxBytes) : error;
  }
  throw new Error(`content encoding "${name.slice(0, 40)}" was not asked for`);
}

const isTooLong = (error: unknown): boolean =>
  error instanceof RangeError && (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";

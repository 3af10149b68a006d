import { createHash } from "node:crypto";
import express, { type Request, type RequestHandler, type Response } from "express";
import type { OpenRecord } from "./record.ts";

/** The record that belongs to a request, where its body's digest is noted. */
const records = new WeakMap<object, OpenRecord>();

// The open server's own two parsers and limit: form data first, then JSON, 8 MiB after inflation.
const limit = "8mb";
const parsers: readonly RequestHandler[] = [
  express.urlencoded({ limit, extended: true }),
  express.json({ limit, verify: (request, _response, bytes) => noteBody(request, bytes) }),
];

/** Throws an error with a `status` (400, 413, 415) where the body cannot be read. Other types of body have no fields. */
export async function readBody(request: Request, response: Response, record: OpenRecord): Promise<unknown> {
  records.set(request, record);
  for (const parser of parsers) {
    await new Promise<void>((resolve, reject) => {
      parser(request, response, (error: unknown) => (error === undefined ? resolve() : reject(error)));
    });
  }
  return request.body;
}

function noteBody(request: object, bytes: Buffer): void {
  const record = records.get(request);
  if (record === undefined) return;
  record.bodyDigest = createHash("sha256").update(bytes).digest("hex");
  record.bodyBytes = bytes.length;
}

/** The status and message of a parser's own error; undefined for anything else, which is a bug. */
export function readerError(error: unknown): { readonly status: number; readonly message: string } | undefined {
  if (!(error instanceof Error && "status" in error && typeof error.status === "number")) return undefined;
  return { status: error.status, message: `${error.name}: ${error.message}` };
}

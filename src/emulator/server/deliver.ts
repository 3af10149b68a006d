import type { Response } from "express";
import type { Delivery } from "../faults/bend.ts";
import type { Reply } from "../replies/reply.ts";
import type { OpenRecord, RequestRecord } from "../service/record.ts";

interface Ends {
  readonly response: Response;
  readonly record: OpenRecord;
}

/** Writes the answer, or the part of it that a fault lets through. */
export function deliver({ response, record }: Ends, { reply, how }: Delivery, log: RequestRecord): void {
  if (how === "whole") sendWhole(response, reply);
  if (how === "cut" || how === "stall") sendHalf(response, reply);
  record.replyHeaders = how === "reset" ? {} : shownHeaders(response);
  log.close(record, how === "reset" ? 0 : response.statusCode);
  // A reset, not an orderly end: the client sees ECONNRESET, as when a proxy dies.
  if (how === "reset") response.socket?.resetAndDestroy();
  if (how === "cut") response.socket?.destroySoon();
}

/** What the handlers of the game and the check of the token answer with, both by `send` (observed). */
const withEtag = new Set([200, 401]);

function sendWhole(response: Response, { status, headers, body }: Reply): void {
  response.status(status).set(headers);
  // `send` adds the ETag, which pages of errors do not carry, and a content type, which some answers do not have.
  if (withEtag.has(status) && headers["content-type"] !== undefined) response.send(body);
  else response.end(body);
}

function sendHalf(response: Response, { status, headers, body }: Reply): void {
  const bytes = Buffer.from(body);
  response.status(status).set(headers).set("content-length", String(bytes.length));
  response.write(bytes.subarray(0, bytes.length >> 1));
}

function shownHeaders(response: Response): Record<string, string> {
  const { "x-token": token, ...headers } = response.getHeaders();
  const shown = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(shown), ...(token === undefined ? {} : { "x-token": "***" }) };
}

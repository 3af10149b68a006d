import { gzipSync } from "node:zlib";
import { refusalIn } from "../limits/refuse.ts";
import { proxyPage } from "../replies/error-page.ts";
import { empty, html, type Reply, withHeaders } from "../replies/reply.ts";
import type { Fault } from "./fault-forms.ts";

/** A reply and how much of it arrives. */
export interface Delivery {
  readonly reply: Reply;
  readonly how: "whole" | "cut" | "stall" | "reset";
}

const reasons: Readonly<Record<number, string>> = {
  413: "Request Entity Too Large",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Temporarily Unavailable",
  504: "Gateway Time-out",
};

/** These faults can come before the request is looked at; the others need a reply to bend, or lose one. */
export function comesBefore(fault: Fault): boolean {
  if (isOnReply(fault)) return false;
  return fault.when !== "after";
}

function isOnReply({ fault }: Fault): boolean {
  return fault === "stall" || fault === "cut" || fault === "content-type" || fault === "gzip" || fault === "skew";
}

/** The answer that a fault gives in the service's place, if it gives one. */
export function replacement(fault: Fault, link: string): Reply | undefined {
  switch (fault.fault) {
    case "status":
      return proxyPage(fault.status, reasons[fault.status] ?? "Unknown Error");
    case "html":
      return html(
        "<!DOCTYPE html><html><head><title>Sign in</title></head><body>Please sign in to the network</body></html>",
      );
    case "redirect":
      return empty(fault.status ?? 302, { location: fault.location });
    case "rate-limit":
      return withHeaders(refusalIn(fault.format ?? "long", fault.ms, link), fault.headers ?? {});
    case "reply":
      return { status: fault.status ?? 200, headers: fault.headers ?? {}, body: fault.body ?? "" };
    default:
      return undefined;
  }
}

export function bend(delivery: Delivery, fault: Fault, link: string): Delivery {
  const { reply } = delivery;
  switch (fault.fault) {
    case "reset":
    case "cut":
    case "stall":
      return { reply, how: fault.fault };
    case "content-type":
      return { ...delivery, reply: withHeaders(reply, { "content-type": fault.value }) };
    case "gzip":
      return {
        ...delivery,
        reply: { ...withHeaders(reply, { "content-encoding": "gzip" }), body: gzipSync(reply.body) },
      };
    case "skew":
      return { ...delivery, reply: skewReset(reply, fault.seconds) };
    default:
      return { ...delivery, reply: replacement(fault, link) ?? reply };
  }
}

function skewReset(reply: Reply, seconds: number): Reply {
  const reset = reply.headers["x-ratelimit-reset"];
  return reset === undefined ? reply : withHeaders(reply, { "x-ratelimit-reset": String(Number(reset) + seconds) });
}

import { parseJsonText } from "../text/bounded-json.ts";
import { type ChannelFrame, readChannel } from "./channel-frame.ts";

/** One thing that the service said on its socket. All text in it is a stranger's. */
export type Frame =
  | { readonly kind: "time"; readonly at: number }
  | { readonly kind: "protocol"; readonly version: number }
  /** Signed in; private servers give another token. */
  | { readonly kind: "auth-ok"; readonly token?: string }
  | { readonly kind: "auth-failed" }
  /** The server says why it is about to close (SockJS only). */
  | { readonly kind: "farewell"; readonly code: number; readonly reason: string }
  | ChannelFrame
  /** Nothing that we know, in a few words. */
  | { readonly kind: "unreadable"; readonly why: string };

/** What one message of the socket says to a user: nothing, one thing, or several where SockJS wraps them. */
export function readMessage(message: string, userId: string): Frame[] {
  if (message === "o" || message === "h") return [];
  if (message.startsWith("a[")) return unwrap(message.slice(1), userId);
  if (message.startsWith("c[")) return farewell(message.slice(1));
  return readPlain(message, userId);
}

function readPlain(message: string, userId: string): Frame[] {
  if (message.startsWith("[")) return inChannel(message, userId);
  const [, word, rest = ""] = /^(time|protocol|auth) ([\x21-\x7e ]{1,4096})$/.exec(message) ?? [];
  if (word === "time" && isNumber(rest)) return [{ kind: "time", at: Number(rest) }];
  if (word === "protocol" && isNumber(rest)) return [{ kind: "protocol", version: Number(rest) }];
  if (word === "auth") return readAuth(rest);
  return unreadable("no word of the service");
}

const isNumber = (text: string): boolean => /^\d{1,15}$/.test(text);

function readAuth(answer: string): Frame[] {
  if (answer === "failed") return [{ kind: "auth-failed" }];
  const [, token] = /^ok(?: ([\x21-\x7e]{8,4096}))?$/.exec(answer) ?? [];
  if (token !== undefined) return [{ kind: "auth-ok", token }];
  return answer === "ok" ? [{ kind: "auth-ok" }] : unreadable("an answer to the sign-in that is neither yes nor no");
}

function inChannel(message: string, userId: string): Frame[] {
  const value = parse(message);
  if (!Array.isArray(value)) return unreadable(String(value));
  const [channel, payload] = value as readonly unknown[];
  if (typeof channel !== "string") return unreadable("no channel");
  return readChannel(channel, payload, userId) ?? unreadable("a frame of a channel in another form");
}

/** SockJS may put several messages into one. It nests nothing, so what looks wrapped inside of it is none of its own. */
function unwrap(json: string, userId: string): Frame[] {
  const value = parse(json);
  if (!Array.isArray(value)) return unreadable(String(value));
  return value.flatMap((each: unknown) =>
    typeof each === "string" ? readPlain(each, userId) : unreadable("no text in a SockJS frame"),
  );
}

function farewell(json: string): Frame[] {
  const value = parse(json);
  const [code, reason] = Array.isArray(value) ? (value as readonly unknown[]) : [];
  if (typeof code !== "number" || typeof reason !== "string") return unreadable("no code in a SockJS close");
  return [{ kind: "farewell", code, reason: reason.slice(0, 200) }];
}

/** The value, or the words for what stands in its place. */
function parse(json: string): unknown {
  try {
    return parseJsonText(json);
  } catch (failure) {
    return (failure as Error).message;
  }
}

const unreadable = (why: string): Frame[] => [{ kind: "unreadable", why }];

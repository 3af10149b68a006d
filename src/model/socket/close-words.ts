import { visible } from "../text/visible-text.ts";

/** Why a websocket was closed, in words: the code of RFC 6455 or SockJS, and what the server said of it. */
export function closeWords(code: number, reason: string): string {
  const known = words.get(code) ?? (code >= 3000 && code < 5000 ? "the server's own reason" : "a code nobody knows");
  return `${known} (${code}${reason === "" ? "" : `, "${visible(reason.slice(0, 200))}"`})`;
}

const words = new Map([
  [1000, "the server closed it"],
  [1001, "the server goes away, as in a restart"],
  [1002, "one side broke the protocol of websockets"],
  [1003, "the server cannot take what was sent"],
  [1005, "the server closed it without a reason"],
  [1006, "the connection broke off, or what came was too large or no text of a websocket"],
  [1007, "what came is not the text that it says it is"],
  [1008, "the server refuses to go on"],
  [1009, "a message is too large"],
  [1011, "the server failed"],
  [1012, "the server restarts"],
  [1013, "the server is overloaded: later"],
  [1014, "a gateway in the way failed"],
  [1015, "TLS failed"],
  [3000, "the server says go away"],
]);

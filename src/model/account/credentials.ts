import { UsageError } from "../outcome/errors.ts";

/** A persistent auth token, or the name and password of a private server's account. */
export type Credentials =
  | { readonly kind: "token"; readonly token: string; readonly username?: string; readonly tokenIn: "header" | "query" }
  | { readonly kind: "password"; readonly username: string; readonly password: string };

const shortest = 8;
const longest = 128;

/**
 * The token without the line feed that files and `echo` put behind it.
 * Checked before any API sees it: Node repeats an invalid header value in its own error (observed on 20 and 24).
 * @throws UsageError with length and position, never with the text
 */
export function checkToken(text: string): string {
  const token = text.replace(/\r?\n$/, "");
  if (token === "") throw new UsageError("Cannot use the token: it is empty; is the secret set for this job?");
  const bad = token.search(/[^\x21-\x7e]/);
  if (bad >= 0) throw unusable(token, `character ${bad + 1} is ${nameOf(token.charCodeAt(bad))}`);
  const quote = token.search(/^["'`]|["'`]$/);
  if (quote >= 0) throw unusable(token, `character ${quote + 1} is a quotation mark`);
  if (token.length < shortest || token.length > longest) throw unusable(token, `${shortest} to ${longest} are allowed`);
  return token;
}

/** The password of the server itself (`X-Server-Password`), which some private servers ask for. */
export function checkServerPassword(text: string): string {
  const password = text.replace(/\r?\n$/, "");
  if (/^[\x20-\x7e]+$/.test(password)) return password;
  const bad = password.search(/[^\x20-\x7e]/);
  const found = bad < 0 ? "it is empty" : `character ${bad + 1} of ${password.length} cannot stand in a header`;
  throw new UsageError(`Cannot use the server password: ${found}`);
}

function unusable(token: string, found: string): UsageError {
  return new UsageError(`Cannot use the token: it has ${token.length} characters, ${found}; copy it again`);
}

function nameOf(code: number): string {
  if (code === 0x20) return "a space";
  if (code === 0x0a || code === 0x0d) return "a line break";
  return code < 0x20 || code === 0x7f ? "a control character" : "not ASCII";
}

import { UsageError } from "../model/outcome/errors.ts";
import { checkBranch } from "../model/settings/code-branch.ts";
import type { Question } from "./wire/exchange.ts";

/** A listing may carry the code of all 30 branches. */
export const listingMaxBytes = 192 * 1024 * 1024;

/** A request in the user's own words, as far as it cannot leave the API or hit every branch. */
export function rawQuestion(method: string, path: string, body: unknown): Question {
  const verb = method.toUpperCase();
  if (!/^[A-Z]{3,7}$/.test(verb)) throw new UsageError(`Cannot call ${path}: "${method}" is no HTTP method`);
  const url = URL.parse(path.startsWith("/") ? path : `/${path}`, "http://world.invalid");
  if (url === null || url.host !== "world.invalid" || !/^\/api\/[\w./~-]*$/.test(url.pathname) || url.hash !== "") {
    throw new UsageError(`Cannot call "${path}": a path below /api/ is needed, such as /api/user/name`);
  }
  if (url.searchParams.has("_token")) throw new UsageError("Cannot call with _token in the path: give the token apart");
  guardBranches(url.pathname, body);
  const { pathname } = url;
  const question = {
    method: verb,
    path: pathname,
    query: Object.fromEntries(url.searchParams),
    purpose: `call ${pathname}`,
  };
  const sized = /\/branches\/?$/i.test(pathname) ? { ...question, maxBytes: listingMaxBytes } : question;
  return body === undefined ? sized : { ...sized, body: Buffer.from(JSON.stringify(body)) };
}

const branchFields = new Map([
  ["/api/user/clone-branch", "newName"],
  ["/api/user/delete-branch", "branch"],
  ["/api/user/set-active-branch", "branch"],
]);

/** Without this field the private server takes every branch of the user (observed). */
function guardBranches(pathname: string, body: unknown): void {
  const field = branchFields.get(pathname.toLowerCase().replaceAll(/\/+/g, "/").replace(/\/$/, ""));
  if (field === undefined) return;
  const fields = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  const name = fields[field];
  if (typeof name !== "string")
    throw new UsageError(`Cannot call ${pathname}: the body needs "${field}", the name of a branch`);
  checkBranch(name);
}

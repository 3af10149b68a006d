import { UsageError } from "../outcome/errors.ts";
import { setting, told, type Words } from "../text/told.ts";

/** One world: `https://screeps.com/`, `…/ptr/`, `…/season/`, `http://127.0.0.1:21025/`. */
export interface Server {
  /** The address that `api/…` is appended to; ends in `/`. */
  readonly root: string;
  /** For messages and record refs: `screeps.com`, `screeps.com/ptr`, `127.0.0.1:21025`. */
  readonly name: string;
}

export const defaultServer = "https://screeps.com";

/** @throws UsageError that names the right form. Credentials in the text are never repeated. */
export function parseServer(text: string, options: { readonly allowHttp?: boolean } = {}): Server {
  const url = parseUrl(text.trim());
  const root = withoutPage(url);
  if (url.search !== "") throw refusal(text, "it has a query", `write ${root}`);
  if (url.hash !== "") throw refusal(text, "it has a fragment", `write ${root}`);
  if (!/^\/([\w.~-]+\/)*$/.test(new URL(root).pathname)) throw refusal(text, "its path is no world of a server", "");
  if (url.protocol === "http:" && !isLoopback(url.hostname) && options.allowHttp !== true) {
    throw refusal(
      text,
      "plain http shows the credentials to the whole way",
      told`use https, or give ${setting("allow-http")}`,
    );
  }
  return { root, name: root.replace(/^https?:\/\//, "").replace(/\/$/, "") };
}

/** 127.0.0.0/8, `::1` and `localhost`: what never leaves this machine. */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Anything but this machine and the address ranges of a private network. */
export function isPublic(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  return (
    !isLoopback(host) && !/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][\da-f]{2}:|fe80:)/.test(host)
  );
}

function parseUrl(text: string): URL {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) throw withoutScheme(text);
  const url = URL.parse(text);
  if (url === null) throw refusal(text, "it is not an address", `write one like ${defaultServer}`);
  if (url.username !== "" || url.password !== "") {
    throw new UsageError(
      `Cannot use the server address for ${url.host}: it holds credentials; give them apart from it`,
    );
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") throw refusal(text, "it is not http or https", "");
  // `screeps.com.` is the same host as `screeps.com`; one spelling, so that one host has one name.
  url.hostname = url.hostname.replace(/\.$/, "");
  return url;
}

function withoutScheme(text: string): UsageError {
  if (text === "") return new UsageError(`Cannot use the server address: it is empty; write one like ${defaultServer}`);
  const scheme = /^[^/]*:\d+/.test(text) ? "http" : "https";
  return refusal(text, "http:// or https:// is missing", text.includes("@") ? "" : `write ${scheme}://${text}`);
}

/** The world root; an address of the API or of the web client is explained, for both look right at first sight. */
function withoutPage(url: URL): string {
  const segments = url.pathname.split("/").filter((segment) => segment !== "");
  const page = segments.findIndex((segment) => segment === "api" || segment === "a");
  const root = `${url.origin}/${(page < 0 ? segments : segments.slice(0, page)).map((segment) => `${segment}/`).join("")}`;
  if (page < 0) return root;
  const what = segments[page] === "api" ? "the API, not of the world" : "the web client, not of the world";
  throw new UsageError(
    `Cannot use ${url.origin}${url.pathname} as the server: it is the address of ${what}; write ${root}`,
  );
}

function refusal(text: string, found: string, help: Words): UsageError {
  const shown = text.includes("@") ? "this server address" : `server "${text.slice(0, 200)}"`;
  return new UsageError(told`Cannot use ${shown}: ${found}${help === "" ? "" : told`; ${help}`}`);
}

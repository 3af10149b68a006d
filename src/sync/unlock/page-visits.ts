// Covered by test/sync/unlock/page-server.test.ts
/** What came already: each of the page's three requests is answered once. */
export interface Visits {
  readonly seen: Set<string>;
}

interface Visited {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

interface Place {
  readonly path: string;
  readonly host: string;
  readonly visits: Visits;
}

/**
 * Why a request is not answered, as an HTTP status; undefined: it is, and never again. One page load, and from that page
 * alone the words `wait` and `heard`. Another name for this machine (DNS rebinding) and another origin get nothing.
 */
export function refusalOf(request: Visited, body: string, place: Place): number | undefined {
  const { method = "", headers } = request;
  const origin = headers["origin"];
  const own = `http://${place.host}`;
  if (headers["host"] !== place.host) return 421;
  if (origin !== undefined && origin !== own) return 403;
  if (request.url !== place.path) return 404;
  if (method !== "GET" && method !== "POST") return 405;
  // A browser that looks ahead is no visitor, and does not use the address up.
  if (/prefetch|preview/.test(String(headers["sec-purpose"] ?? headers["purpose"] ?? ""))) return 503;
  if (method === "POST" && origin !== own) return 403;
  if (method === "POST" && body !== "wait" && body !== "heard") return 400;
  const what = method === "GET" ? "page" : body;
  if (what !== "page" && !place.visits.seen.has("page")) return 403;
  if (place.visits.seen.has(what)) return 410;
  place.visits.seen.add(what);
  return undefined;
}

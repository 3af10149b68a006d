import type { IncomingHttpHeaders } from "node:http";
import type { RequestHandler } from "express";

/** Whether a browser says that a page of another address sends this. */
export function isOtherPage({ host, origin }: IncomingHttpHeaders): boolean {
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

/**
 * Where code runs, a page of somebody else in this machine's browser must not be the one that writes it: a form needs no
 * leave to be sent here. Browsers name the page's origin, and after a DNS trick also the name by which they came.
 */
function isFromElsewhere(headers: IncomingHttpHeaders): boolean {
  const name = URL.parse(`http://${headers.host}`)?.hostname ?? "";
  return isOtherPage(headers) || !/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(name);
}

export const refuseOtherPages: RequestHandler = ({ headers }, response, next) => {
  if (isFromElsewhere(headers))
    response.status(403).json({ error: "code runs here: only this machine's own programs" });
  else next();
};

import { escapeHtml } from "./html.ts";
import { html, type Reply, withHeaders } from "./reply.ts";

/** The page that express draws for what no route takes and for bodies it cannot read (observed on the private server). */
export function errorPage(status: number, message: string): Reply {
  const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error</title>
</head>
<body>
<pre>${escapeHtml(message)}</pre>
</body>
</html>
`;
  return withHeaders(html(page, status), {
    "content-security-policy": "default-src 'none'",
    "x-content-type-options": "nosniff",
  });
}

/** The page of a proxy in front of the service: outages and the global limit show it instead of JSON. */
export function proxyPage(status: number, reason: string): Reply {
  const title = `${status} ${reason}`;
  return html(
    `<html>\r\n<head><title>${title}</title></head>\r\n<body>\r\n<center><h1>${title}</h1></center>\r\n` +
      "<hr><center>nginx</center>\r\n</body>\r\n</html>\r\n",
    status,
  );
}

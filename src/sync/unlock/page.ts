// Covered by test/sync/unlock/page-server.test.ts
import { script } from "./page-script.ts";
import { style } from "./page-style.ts";

/** What a page is made of: the page of the game that it embeds, and what lets its own style and script in. */
export interface PageParts {
  readonly link: string;
  readonly server: string;
  readonly nonce: string;
}

/** The local page: the game's own page in a frame, and one line that says how far it has come. */
export function unlockPage({ link, server, nonce }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Turn rate limits off</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<main>
  <section>
    <h1>Turn rate limits off</h1>
    <p>The game’s own page for the token of <b>${escapeHtml(server)}</b> is below: pass its check and press “Proceed”.</p>
    <iframe src="${escapeHtml(link)}" title="The game’s page that turns rate limits off" referrerpolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"></iframe>
    <p id="state" class="state" role="status">screeps-sync waits for you.</p>
    <p class="quiet">Nothing to see there? <a href="${escapeHtml(link)}" target="_blank" rel="noopener noreferrer">Open it in a tab of its own</a>.</p>
  </section>
</main>
<script type="module" nonce="${nonce}">${script}</script>
</body>
</html>
`;
}

/** Forbids all but the frame, and the page's own style, script and words home. */
export function policyFor({ link, nonce }: PageParts): string {
  const own = `'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `frame-src ${new URL(link).origin}`,
    "connect-src 'self'",
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

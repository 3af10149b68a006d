import { escapeHtml } from "../replies/html.ts";
import type { Service } from "../service/service.ts";
import { describeState, newestRequests } from "./state.ts";
import { tokenForm } from "./token-form.ts";

const profileNotes: Readonly<Record<string, string>> = {
  official: "as screeps.com answers: persistent tokens, scopes, rate limits",
  private: "as the vendor’s open private server with the password mod answers",
  xx: "as the independent server answers",
};

export function startPage(service: Service): string {
  const { profile } = service;
  // Painted when the state is in it, and never empty first.
  const first = JSON.stringify({ state: describeState(service), requests: newestRequests(service) });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Screeps service, emulated</title>
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Ccircle cx='8' cy='8' r='6' fill='%23ffe56d' stroke='%23555' stroke-width='2'/%3E%3C/svg%3E">
<link rel="stylesheet" href="/emulator/style.css">
</head>
<body hidden data-first="${escapeHtml(first)}">
<header class="top">
  <div>
    <h1>Screeps service, emulated</h1>
    <p>Profile <b>${escapeHtml(profile.name)}</b>: ${escapeHtml(profileNotes[profile.name] ?? "")}.</p>
  </div>
  <p class="address"><code id="address"></code><span id="count"></span></p>
</header>
<nav id="worlds" class="tabs" aria-label="Worlds"></nav>
<main>
  <div class="column">
  <section aria-labelledby="code-title">
    <h2 id="code-title">Code branches</h2>
    <div id="users"></div>
  </section>
  <section id="tokens-section" aria-labelledby="tokens-title">
    <h2 id="tokens-title">Tokens and limits</h2>
    <div id="tokens"></div>
    ${tokenForm()}
    <p id="shown-once" class="shown-once" role="status" hidden></p>
  </section>
  </div>
  <div class="column">
  <section aria-labelledby="source-title">
    <h2 id="source-title">Source</h2>
    <div id="source" class="source"><p class="quiet">Choose a module to read it.</p></div>
  </section>
  <section id="faults-section" aria-labelledby="faults-title">
    <h2 id="faults-title">Faults</h2>
    <p class="quiet">The next request that fits meets it, such as
        <code>{"fault": "reset", "when": "after", "path": "/api/user/code"}</code></p>
    <form id="new-fault" class="row">
      <input id="fault" aria-label="Fault as JSON" value='{"fault": "status", "status": 503, "times": 1}' spellcheck="false">
      <button>Add</button><button type="button" id="clear-faults">Clear</button>
    </form>
    <ul id="faults" class="plain"></ul>
  </section>
  </div>
  <section class="wide" aria-labelledby="console-title">
    <h2 id="console-title">Console</h2>
    <p class="row"><span id="ticks" class="chip"></span><span id="errors" class="chip"></span><span id="cpu" class="quiet"></span></p>
    <ol id="console" class="console" aria-label="Console, newest first" tabindex="0"></ol>
    <p id="no-ticks" class="quiet">No tick yet. Code runs here with <code>emulate --run</code>, or ticks come from a test.</p>
  </section>
  <section class="wide" aria-labelledby="log-title">
    <h2 id="log-title">Requests, as they happen</h2>
    <div class="scroll">
      <table>
        <thead><tr><th>Time</th><th>Request</th><th>Status</th><th>By</th><th class="number">Left</th></tr></thead>
        <tbody id="log"></tbody>
      </table>
    </div>
    <p id="no-requests" class="quiet">None yet.</p>
  </section>
</main>
<script type="module" src="/emulator/start.js"></script>
</body>
</html>
`;
}

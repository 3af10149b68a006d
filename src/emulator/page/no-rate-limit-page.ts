/** The page behind the link of a 429. A program cannot pass it, and another page may embed it. */
export const noRateLimitPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No rate limit, emulated</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/emulator/style.css">
</head>
<body class="narrow">
<main>
  <section id="ask" hidden>
    <h1>No rate limit</h1>
    <p>Token <code id="token"></code></p>
    <p>Rate limiting will be turned off for 2 hours.</p>
    <p id="task">Show that you are a person: click the one ring that has no gap. With the keyboard: arrow keys, then Enter.</p>
    <div class="challenge">
      <canvas id="picture" width="320" height="160" tabindex="0" role="img" aria-labelledby="task"></canvas>
    </div>
    <p class="row"><button id="proceed" disabled>Proceed</button><button id="another" type="button">Another picture</button></p>
    <p id="outcome" role="status"></p>
  </section>
  <section id="nothing" hidden>
    <h1>The game’s own client would be here</h1>
    <p>The emulator plays the service, not the game. Of the client’s pages it has only the one that turns rate limiting off:
      <code>/a/#!/account/auth-tokens/noratelimit?token=…</code></p>
    <p><a href="/">To the start page</a></p>
  </section>
</main>
<script type="module" src="/emulator/no-rate-limit.js"></script>
</body>
</html>
`;

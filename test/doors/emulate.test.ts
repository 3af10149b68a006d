import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { screepsSync } from "../support/command.ts";
import { temporaryFolder } from "../support/repository.ts";

const folder = temporaryFolder();

test("emulate prints its address, a token and a command to try, serves, and ends on Ctrl-C", async () => {
  let printed = "";
  let answer: unknown;
  const { status } = await screepsSync(["emulate", "--port", "0", "--seed-token", "a-token-to-try"], {
    cwd: folder.path,
    onStart: (child) => {
      child.stdout?.on("data", async (chunk) => {
        printed += String(chunk);
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
        if (url === undefined || answer !== undefined) return;
        answer = null;
        const reply = await fetch(`${url}/api/user/code?branch=default`, { headers: { "X-Token": "a-token-to-try" } });
        answer = await reply.json();
        child.kill("SIGINT");
      });
    },
  });
  expect(printed).toContain("A token to try: a-token-to-try");
  expect(printed).toContain("curl -H");
  expect(answer).toEqual({ ok: 1, branch: "default", modules: { main: "" } });
  expect(status).toBe(0);
});

test("emulate on a taken port is one clear line", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const { status, stderr } = await screepsSync(["emulate", "--port", String(port)], { cwd: folder.path });
  taken.close();
  expect(stderr).toMatch(/^✗ .*EADDRINUSE.*\n$/);
  expect(status).toBe(2);
});

import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { subscriber } from "../emulator/socket/listener.ts";
import { screepsSync } from "../support/command.ts";
import { dist } from "../support/dist.ts";
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

test.each(["official", "private"])(
  "the exports that emulate prints (%s) make another command talk to it, as printed",
  async (profile) => {
    let who = "";
    await screepsSync(["emulate", "--port", "0", "--profile", profile], {
      cwd: folder.path,
      onStart: (child) => {
        let printed = "";
        child.stdout?.on("data", (chunk) => {
          printed += String(chunk);
          const lines = printed.match(/^ {2}export .*$/gm) ?? [];
          if (lines.length < 3 || !printed.endsWith("\n") || who !== "") return;
          const { PATH = "" } = process.env;
          const script = `${lines.join("\n")}\n"$0" "$1" whoami`;
          const options = {
            encoding: "utf8",
            cwd: folder.path,
            env: { PATH, HOME: folder.path, NO_COLOR: "1" },
          } as const;
          who = "asked";
          execFile("sh", ["-c", script, process.execPath, join(dist, "cli.js")], options, (_failure, stdout) => {
            who = stdout;
            child.kill("SIGINT");
          });
        });
      },
    });
    expect(who).toMatch(/ on 127\.0\.0\.1:\d+\n/);
  },
);

test("emulate --run runs what is written, from the package as it is built", async () => {
  const token = "a-token-to-try";
  let told = "";
  const { status } = await screepsSync(["emulate", "--port", "0", "--seed-token", token, "--run", "--tick", "20"], {
    cwd: folder.path,
    onStart: async (child) => {
      const [first] = child.stdout === null ? [] : await once(child.stdout, "data");
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(first))?.[0] ?? "";
      told = await firstError(url, token);
      child.kill("SIGINT");
    },
  });
  expect(told).toContain("Error: here\\n    at module.exports.loop (main:1:79)");
  expect(status).toBe(0);
});

async function firstError(url: string, token: string): Promise<string> {
  const headers = { "x-token": token, "content-type": "application/json" };
  const me = (await (await fetch(`${url}/api/auth/me`, { headers })).json()) as { _id: string };
  const listener = await subscriber({ url, token }, `user:${me._id}/console`);
  const body = JSON.stringify({ modules: { main: "module.exports.loop = function () { throw new Error('here') }" } });
  await fetch(`${url}/api/user/code`, { method: "POST", headers, body });
  const console = `["user:${me._id}/console",{"error"`;
  return (await listener.until(console)).at(-1) ?? "";
}

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

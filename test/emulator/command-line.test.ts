import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readFlags, runEmulator } from "../../src/emulator/command-line.ts";
import { ask } from "./ask.ts";

async function runFor(flags: Parameters<typeof runEmulator>[0], visit: (lines: readonly string[]) => Promise<void>) {
  const ended = new AbortController();
  const lines: string[] = [];
  const printed = new Promise<void>((resolve) => {
    void runEmulator({ port: "0", ...flags }, (line) => lines.push(line) === 3 && resolve(), ended.signal).then(() => {
      lines.push("ended");
      resolve();
    });
  });
  await printed;
  await visit(lines);
  ended.abort();
  await expect.poll(() => lines.at(-1)).toBe("ended");
}

describe("runEmulator()", () => {
  it("prints its address, a token and a command that works", async () => {
    await runFor({}, async ([address = "", token = "", command = ""]) => {
      const [url = ""] = /http:\/\/127\.0\.0\.1:\d+/.exec(address) ?? [];
      const value = token.replace("A token to try: ", "");
      expect(command).toBe(`Try it: curl -H 'X-Token: ${value}' '${url}/api/user/code?branch=default'`);
      expect((await ask({ url }, "GET /api/user/code?branch=default", { token: value })).status).toBe(200);
    });
  });

  it("prints how to sign in where there are no tokens", async () => {
    await runFor({ profile: "private" }, async (lines) => {
      expect(lines[1]).toBe("Sign in as: demo / demo-password");
      expect(lines[2]).toMatch(/^Try it: curl .*"email":"demo","password":"demo-password".*\/api\/auth\/signin$/);
    });
  });

  it("uses the token it is given", async () => {
    await runFor({ seedToken: "token-of-the-demonstration" }, async (lines) => {
      expect(lines[1]).toBe("A token to try: token-of-the-demonstration");
    });
  });
});

describe("readFlags()", () => {
  it("turns flags into options", async () => {
    const folder = await mkdtemp(join(tmpdir(), "emulator-"));
    const script = join(folder, "faults.json");
    await writeFile(script, '[{"fault":"reset"}]');
    const flags = {
      port: "4000",
      host: "::1",
      profile: "xx",
      world: ["main", "season"],
      data: "kept",
      seedToken: "t",
      script,
      rateLimitReply: "text",
    };
    expect(await readFlags(flags)).toEqual({
      port: 4000,
      host: "::1",
      profile: "xx",
      worlds: ["", "season"],
      dataDir: "kept",
      seedToken: "t",
      script: [{ fault: "reset" }],
      limits: { format: "text", globalFormat: "text", globalHeaders: true },
    });
    await rm(folder, { recursive: true });
  });

  it.each([
    [{ port: "65536" }, 'Cannot listen on port "65536"'],
    [{ port: "x" }, 'Cannot listen on port "x"'],
    [{ profile: "offical" }, 'Cannot play profile "offical": give official, private or xx'],
    [{ rateLimitReply: "nginx" }, 'Cannot refuse as "nginx": give text, long, json or html'],
    [{ script: "/nowhere.json" }, 'Cannot read fault script "/nowhere.json"'],
  ])("refuses %j", async (flags, message) => {
    await expect(readFlags(flags)).rejects.toThrow(message);
  });
});

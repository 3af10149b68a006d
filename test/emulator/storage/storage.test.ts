import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startEmulator } from "../../../src/emulator/emulator.ts";
import { ask, fakeClock } from "../ask.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "emulator-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("with a data folder", () => {
  it("a restart finds code, memory, segments, tokens and spent budgets as they were", async () => {
    const { now, advance } = fakeClock();
    const first = await startEmulator({ dataDir: folder, now });
    const { token } = first;
    const limited = first.createToken({ endpoints: ["GET /api/user/name"], memorySegments: ["1"] });
    await ask(first, "POST /api/user/code", { token, body: '{"modules":{"__proto__":"p","a.b":"dot","main":"m"}}' });
    await ask(first, "POST /api/user/clone-branch", {
      token,
      body: { branch: "", newName: "odd", defaultModules: ["list"] },
    });
    await ask(first, "POST /api/user/memory-segment", { token, body: { segment: 3, data: "s", shard: "shard0" } });
    await ask(first, "POST /api/user/memory", { token, body: { value: { a: 1 }, shard: "shard0" } });
    first.setCode("season-branch", [["main", "edited"]], "season");
    await ask(first, "POST /api/user/notify-prefs", { token, body: { disabled: true, interval: 60 } });
    advance(1000);
    first.liftLimits(limited.token);
    const paths = [
      "/api/user/branches?withCode=1",
      "/api/user/memory?shard=shard0",
      "/api/user/memory-segment?segment=3&shard=shard0",
      "/api/auth/me",
    ];
    const before = await Promise.all(paths.map((path) => ask(first, `GET ${path}`, { token })));
    await first.close();

    const second = await startEmulator({ dataDir: folder, now });
    expect(second.token).toBe(token);
    expect(second.code("default")?.get("__proto__")).toBe("p");
    expect(second.code("season-branch", "season")).toEqual(new Map([["main", "edited"]]));
    const after = await Promise.all(paths.map((path) => ask(second, `GET ${path}`, { token })));
    expect(after.map(({ json }) => json)).toEqual(before.map(({ json }) => json));
    expect(after.at(-1)?.json).toMatchObject({ notifyPrefs: { disabled: true, interval: 60 } });
    expect((await ask(second, "GET /api/user/name", { token: limited.token })).status).toBe(200);
    const { text } = await ask(second, `GET /api/auth/query-token?token=${limited.token}`);
    expect(text).toContain(`"noRatelimitUntil":${now() + 2 * 3_600_000}`);
    const write = await ask(second, "POST /api/user/code", { token, body: { modules: {} } });
    expect(write.headers.get("x-ratelimit-remaining")).toBe("238");
    await second.close();
  });

  it("keeps its files for the owner only, because tokens and passwords stand in them", async () => {
    await (await startEmulator({ dataDir: folder })).close();
    for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  });

  it("says which file it cannot read", async () => {
    await writeFile(join(folder, "accounts.json"), "{half");
    await expect(startEmulator({ dataDir: folder })).rejects.toThrow(
      /^Cannot read the emulator's state ".*accounts\.json"/,
    );
  });

  it("a killed process loses at most the write in flight", async () => {
    const child = spawn(process.execPath, [fileURLToPath(new URL("./kept-emulator.ts", import.meta.url)), folder], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const exited = once(child, "exit");
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const [url, token] = String((await lines.next()).value).split(" ");
    let acknowledged = 0;
    const writing = (async () => {
      for (let count = 1; ; count++) {
        const body = { modules: { main: String(count), padding: "x".repeat(200_000) } };
        await ask({ url: String(url) }, "POST /api/user/code", { token: String(token), body });
        acknowledged = count;
        if (count === 20) child.kill("SIGKILL");
      }
    })();
    await expect(writing).rejects.toThrow();
    await exited;
    const after = await startEmulator({ dataDir: folder });
    const kept = Number(after.code("default")?.get("main"));
    expect(acknowledged).toBeGreaterThanOrEqual(20);
    expect([acknowledged, acknowledged + 1]).toContain(kept);
    await after.close();
  });

  it("acknowledges parallel writes only when each is on disk", async () => {
    const emulator = await startEmulator({ dataDir: folder });
    emulator.liftLimits();
    const names = Array.from({ length: 20 }, (_, index) => `b${index}`);
    const clone = (newName: string) =>
      ask(emulator, "POST /api/user/clone-branch", { token: emulator.token, body: { branch: "", newName } });
    await Promise.all(names.map(clone));
    const copy = await startEmulator({ dataDir: folder });
    expect(copy.branches().sort()).toEqual(["default", ...names].sort());
    await copy.close();
    await emulator.close();
  });
});

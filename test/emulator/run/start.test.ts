import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readFlags } from "../../../src/emulator/command-line.ts";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startEmulator({ run: { tickMs: 60_000 } });
});
afterAll(() => emulator.close());

/** A form of another page needs no leave of the browser to be sent. */
function sendForm(headers: Record<string, string>): Promise<number | undefined> {
  const path = `/api/user/code?_token=${emulator.token}`;
  return new Promise((resolve, reject) => {
    const type = { "content-type": "application/x-www-form-urlencoded" };
    request(emulator.url + path, { method: "POST", headers: { ...type, ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end("branch=default&modules[main]=written");
  });
}

describe("where code runs", () => {
  it.each([
    [{ origin: "https://example.test" }],
    [{ origin: "null" }],
    [{ host: "rebound.example.test" }],
    [{ host: "rebound.example.test", origin: "http://rebound.example.test" }],
  ])("a page that comes with %j writes none", async (headers) => {
    expect(await sendForm(headers)).toBe(403);
    expect(emulator.code("default")?.get("main")).toBe("");
  });

  it("programs of this machine and the emulator's own page do", async () => {
    expect(await sendForm({})).toBe(200);
    expect(await sendForm({ origin: emulator.url })).toBe(200);
    expect(await sendForm({ host: `localhost:${emulator.port}`, origin: `http://localhost:${emulator.port}` })).toBe(
      200,
    );
    expect(emulator.code("default")?.get("main")).toBe("written");
  });

  it.each(["0.0.0.0", "::", "192.168.1.2", "example.test"])("it is refused to whoever reaches %s", async (host) => {
    await expect(startEmulator({ host, run: { tickMs: 1 } })).rejects.toThrow(
      `Cannot run code for whoever reaches ${host}: a worker is no sandbox; leave the host away`,
    );
  });
});

describe("emulate --run", () => {
  it("plays a tick each second, or as --tick says", async () => {
    expect((await readFlags({ run: true })).run).toEqual({ tickMs: 1000 });
    expect((await readFlags({ run: true, tick: "50" })).run).toEqual({ tickMs: 50 });
    expect((await readFlags({})).run).toBeUndefined();
  });

  it("says what is wrong with --tick", async () => {
    await expect(readFlags({ tick: "50" })).rejects.toThrow("Cannot play ticks of their own: nothing runs; add --run");
    const run = async (tick: string) => startEmulator(await readFlags({ port: "0", run: true, tick }));
    for (const tick of ["soon", "0", "1.5"]) await expect(run(tick)).rejects.toThrow("Cannot play ticks of ");
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import WebSocket from "ws";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { type Listener, listen, subscriber } from "./listener.ts";

let emulator: Emulator;
let listener: Listener;
beforeAll(async () => {
  emulator = await startEmulator();
});
afterAll(() => emulator.close());
beforeEach(() => emulator.clearFaults());

describe("faults of the handshake", () => {
  it.each([
    [{ fault: "status", status: 502 } as const, "Unexpected server response: 502"],
    [{ fault: "redirect", location: "http://127.0.0.1:1/" } as const, "Unexpected server response: 302"],
    [{ fault: "reset" } as const, "socket hang up"],
  ])("%j takes its place", async (fault, message) => {
    emulator.addFault({ ...fault, path: "/socket/websocket" });
    await expect(listen(emulator.url)).rejects.toThrow(message);
    expect(emulator.requests.at(-1)?.faults).toEqual([fault.fault]);
    await listen(emulator.url);
  });

  it("leave it without an answer, until the emulator ends", async () => {
    const other = await startEmulator();
    other.addFault({ fault: "stall" });
    const socket = new WebSocket(`${other.url.replace("http", "ws")}/socket/websocket`);
    const ended = new Promise((resolve) => socket.on("error", resolve));
    await expect.poll(() => other.lines()).toEqual(["GET /socket/websocket"]);
    expect(socket.readyState).toBe(WebSocket.CONNECTING);
    await other.close();
    await ended;
  });

  it("cut the connection once it is open", async () => {
    emulator.addFault({ fault: "reset", when: "after" });
    expect(await (await listen(emulator.url)).closed).toBe(1006);
  });
});

describe("faults of the conversation", () => {
  beforeEach(async () => {
    listener = await subscriber(emulator);
  });

  it("refuse so many sign-ins, whatever the token", async () => {
    await emulator.play([{ refuse: 2 }]);
    listener.say(...Array.from({ length: 3 }, () => `auth ${emulator.token}`));
    expect(await listener.until("auth ok")).toEqual(["auth failed", "auth failed", `auth ok ${emulator.token}`]);
  });

  it("disconnect with a code, or without a word", async () => {
    await emulator.play([{ disconnect: 1012, reason: "restart" }]);
    expect(await listener.closed).toBe(1012);
    const other = await listen(emulator.url);
    await emulator.play([{ disconnect: 1006 }]);
    expect(await other.closed).toBe(1006);
  });

  it("send what is no frame of the service, and bytes that are none of the websocket's", async () => {
    await emulator.play([{ text: '["user:x/console",{"messages":' }]);
    expect(await listener.next()).toBe('["user:x/console",{"messages":');
    const broken = new Promise<Error>((resolve) => listener.socket.on("error", resolve));
    await emulator.play([{ bytes: Buffer.from([0xff, 0xff]).toString("base64") }]);
    expect((await broken).message).toContain("Invalid WebSocket frame");
  });

  it("send a frame without end, which a client ends by its own bound", async () => {
    const { url } = emulator;
    const bounded = new WebSocket(`${url.replace("http", "ws")}/socket/websocket`, { maxPayload: 1_000_000 });
    await new Promise((resolve) => bounded.once("open", resolve));
    const broken = new Promise<Error>((resolve) => bounded.on("error", resolve));
    await emulator.play([{ endless: true }]);
    expect((await broken).message).toContain("Max payload size exceeded");
  });

  it("fall silent, and answer no ping, until it is over", async () => {
    await emulator.play([{ silence: true }]);
    listener.say("gzip on", `auth ${emulator.token}`);
    listener.socket.ping();
    await emulator.play([{ text: "still open" }, { silence: false }]);
    expect(await listener.next()).toBe("still open");
    expect(await listener.next()).toBe(`auth ok ${emulator.token}`);
  });

  it("end a client that says too much", async () => {
    listener.say("x".repeat(70_000));
    expect(await listener.closed).toBe(1009);
  });
});

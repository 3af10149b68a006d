import { afterEach, beforeEach, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { ask } from "../ask.ts";

let emulator: Emulator;
beforeEach(async () => {
  emulator = await startEmulator();
});
afterEach(() => emulator.close());

const left = ({ headers }: { headers: Headers }) => headers.get("x-ratelimit-remaining");

it("a token is counted on an unknown path too, in the world it asked in, and shown what is left", async () => {
  const { token } = emulator;
  const answer = await ask(emulator, "GET /season/api/nothing?x=1", { token });
  expect([answer.status, answer.headers.get("x-ratelimit-limit"), left(answer)]).toEqual([404, "120", "119"]);
  expect(answer.text).toContain("<pre>Cannot GET /season/api/nothing</pre>");
  expect(left(await ask(emulator, "PUT /season/api/user/code", { token }))).toBe("118");
  expect(left(await ask(emulator, "GET /api/nothing", { token }))).toBe("119");
  expect(emulator.requests.map(({ world, by }) => [world, by.slice(0, 8)])).toEqual(
    ["season", "season", ""].map((world) => [world, token.slice(0, 8)]),
  );
});

it("a spent budget is told there as well", async () => {
  emulator.spend("global", 120);
  expect((await ask(emulator, "GET /api/nothing", { token: emulator.token })).status).toBe(429);
});

it("without a token, with a wrong one and beside every world the page is all there is", async () => {
  expect(left(await ask(emulator, "GET /api/nothing"))).toBeNull();
  const wrong = await ask(emulator, "GET /api/nothing", { token: "wrong" });
  expect([wrong.status, left(wrong)]).toEqual([404, null]);
  const other = await startEmulator({ worlds: ["season"] });
  const beside = await ask(other, "GET /api/user/code", { token: other.token });
  expect([beside.status, left(beside)]).toEqual([404, null]);
  await other.close();
});

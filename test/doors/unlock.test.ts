import { expect, test } from "vitest";
import type { Emulator } from "../../src/emulator/emulator.ts";
import { screepsSync } from "../support/command.ts";
import { withSharedEmulator } from "../support/with-emulator.ts";

let emulator: Emulator;
const folder = withSharedEmulator((fresh) => {
  emulator = fresh;
});

// The flag, because every test looks for eight characters of SCREEPS_TOKEN in what is printed: here they belong there.
const unlock = (token: string, ...more: string[]) =>
  screepsSync(["unlock", "--token", token, "--server", emulator.url, ...more], { cwd: folder.path });

test("without a terminal the link is all that is shown, and nobody who comes ends it as rate-limited", async () => {
  const { token } = emulator.createToken();
  const { status, stdout, stderr } = await unlock(token, "--deadline", "2");
  expect(status).toBe(3);
  expect(stderr).toContain(`  ${emulator.url}/a/#!/account/auth-tokens/noratelimit?token=${token.slice(0, 8)}\n`);
  expect(stdout + stderr).not.toContain(token.slice(0, 9));
  expect(stdout).toContain("are as they were: nobody turned them off");
  expect(emulator.lines().every((line) => line.startsWith("GET /api/auth/query-token"))).toBe(true);
});

test("where limits are off already it says until when", async () => {
  const { token } = emulator.createToken();
  emulator.liftLimits(token);
  const { status, stdout } = await unlock(token, "--json");
  expect([status, JSON.parse(stdout)]).toMatchObject([
    0,
    { outcome: "unlocked", noRateLimitUntil: expect.any(String) },
  ]);
});

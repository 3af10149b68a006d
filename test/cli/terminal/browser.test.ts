import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { browserCommand, startBrowser } from "../../../src/cli/terminal/browser.ts";
import { temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
const address = "http://127.0.0.1:1/x";

test.each([
  [{ BROWSER: "firefox" }, "linux", { command: "firefox", args: [address] }],
  [{ BROWSER: "w3m -o %s:lynx" }, "linux", { command: "w3m", args: ["-o", address] }],
  [{ BROWSER: "a --url=%s" }, "darwin", { command: "a", args: [`--url=${address}`] }],
  [{ DISPLAY: ":0" }, "linux", { command: "xdg-open", args: [address] }],
  [{ WAYLAND_DISPLAY: "wayland-0" }, "linux", { command: "xdg-open", args: [address] }],
  [{}, "darwin", { command: "open", args: [address] }],
  [{}, "win32", { command: "cmd", args: ["/c", "start", "", address] }],
  [{ DISPLAY: "" }, "linux", undefined],
] as const)("an address is opened by what the environment names: %j on %s", (env, platform, expected) => {
  expect(browserCommand(address, env, platform)).toEqual(expected);
});

test("a browser gets the address and none of our secrets, and one that is not there harms nobody", async () => {
  const seen = join(folder.path, "seen");
  const script = join(folder.path, "browser.sh");
  writeFileSync(script, `#!/bin/sh\n{ echo "$1"; env; } > "${seen}.part"; mv "${seen}.part" "${seen}"\n`, {
    mode: 0o755,
  });
  const env = { PATH: process.env["PATH"], SCREEPS_TOKEN: "sample-of-a-token", OTHER: "sample-of-a-token", LANG: "C" };
  startBrowser({ command: script, args: [address] }, env);
  startBrowser({ command: join(folder.path, "missing"), args: [] }, env);
  await expect.poll(() => existsSync(seen), { timeout: 20_000 }).toBe(true);
  const text = readFileSync(seen, "utf8");
  expect(text.split("\n")[0]).toBe(address);
  expect(text).toContain("LANG=C");
  expect(text).not.toContain("sample-of-a-token");
});

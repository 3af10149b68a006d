import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { makeRepository, temporaryFolder } from "../support/repository.ts";
import { inTerminal } from "../support/terminal.ts";
import { keepPicture, launch, watchErrors } from "./chromium.ts";
import { passAsPerson } from "./see-ring.ts";

const folder = temporaryFolder();
const opened = join(folder.path, "opened");
const program = join(folder.path, "browser.sh");
let browser: Browser;
let emulator: Emulator;
let page: Page;
let errors: string[];

beforeAll(async () => {
  browser = await launch();
  writeFileSync(program, `#!/bin/sh\necho "$1" > "${opened}.part"; mv "${opened}.part" "${opened}"\n`, { mode: 0o755 });
});
afterAll(() => browser.close());
beforeEach(async () => {
  rmSync(opened, { force: true });
  emulator = await startEmulator();
  page = await browser.newPage({ colorScheme: "light", viewport: { width: 760, height: 820 } });
  errors = watchErrors(page);
});
afterEach(async () => {
  await page.close();
  await emulator.close();
});

/** The command in a terminal, and the address that its browser was given. */
async function start(...args: string[]) {
  const env = { SCREEPS_TOKEN: emulator.token, SCREEPS_SERVER: emulator.url, BROWSER: program };
  const run = inTerminal(args, { cwd: folder.path, env, keys: [] });
  await expect.poll(() => existsSync(opened), { timeout: 30_000 }).toBe(true);
  return { run, address: readFileSync(opened, "utf8").trim() };
}

const frameOf = (within: Page) => within.frames().find((each) => each !== within.mainFrame()) ?? within.mainFrame();

describe("screeps-sync unlock", () => {
  it("shows the game's page in a frame, and knows from query-token when a person has passed it", async () => {
    const { run, address } = await start("unlock", "--deadline", "60");
    await page.goto(address);
    await frameOf(page).getByText("Rate limiting will be turned off for 2 hours.").waitFor();
    await keepPicture(page, "unlock-waiting");
    await passAsPerson(frameOf(page));
    await page.getByText("Rate limits are off until").waitFor();
    await keepPicture(page, "unlock-done");
    const { status, screen } = await run;
    expect([status, screen]).toEqual([0, expect.stringMatching(/Limits of \S+ are off; on again in 2 h/)]);
    expect(screen).toContain(`Opening ${address}`);
    expect(screen).not.toContain(emulator.token.slice(0, 8));
    expect(errors).toEqual([]);
    await expect(page.goto(address)).rejects.toThrow("ERR_CONNECTION_REFUSED");
  });

  it("believes no word of another origin, nor of another frame, and nothing but the service at all", async () => {
    const { run, address } = await start("unlock", "--deadline", "12");
    await page.goto(address);
    await frameOf(page).getByText("Rate limiting will be turned off").waitFor();
    const state = page.locator("#state");
    await page.evaluate("postMessage('screepsTokenSuccess', '*')");
    await page.evaluate("dispatchEvent(new MessageEvent('message', { data: 'screepsTokenSuccess', origin: 'x' }))");
    expect(await state.textContent()).toBe("screeps-sync waits for you.");
    await frameOf(page).evaluate("parent.postMessage('screepsTokenSuccess', '*')");
    await expect.poll(() => state.textContent()).toContain("Asking the service");
    const { status, screen } = await run;
    expect([status, screen]).toEqual([3, expect.stringContaining("nobody turned them off")]);
    await page.getByText("Nobody came in time").waitFor();
    await keepPicture(page, "unlock-nobody");
  });

  it("lets a deploy that waits for a limit go on", async () => {
    const clone = makeRepository(folder.fresh());
    clone.commit({ "main.js": "// on", "screeps-sync.yml": "branches: { main: default }\n" });
    emulator.spend("POST /api/user/code", 240);
    const { run, address } = await start("-C", clone.directory, "deploy", "--unlock");
    await page.goto(address);
    await passAsPerson(frameOf(page));
    const { status, screen } = await run;
    expect([status, emulator.code("default")?.get("main")]).toEqual([0, "// on"]);
    expect(screen).toContain("read back, its module is equal");
  });
});

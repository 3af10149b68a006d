import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { ask } from "../emulator/ask.ts";
import { keepPicture, launch, watchErrors } from "./chromium.ts";
import { passAsPerson, see } from "./see-ring.ts";

let browser: Browser;
let emulator: Emulator;
let page: Page;
let errors: string[];

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
beforeEach(async () => {
  emulator = await startEmulator();
  page = await browser.newPage({ colorScheme: "dark", viewport: { width: 480, height: 600 } });
  errors = watchErrors(page);
});
afterEach(async () => {
  await page.close();
  await emulator.close();
  expect(errors).toEqual([]);
});

function address(token: string): string {
  return `${emulator.url}/a/#!/account/auth-tokens/noratelimit?token=${token}`;
}

async function unlimitedUntil(): Promise<number | undefined> {
  const { json } = await ask(emulator, `GET /api/auth/query-token?token=${emulator.token}`);
  return (json as { token: { noRatelimitUntil?: number } }).token.noRatelimitUntil;
}

describe("the no-rate-limit page", () => {
  it("turns the limits off for two hours once a person has found the ring", async () => {
    await page.goto(address(emulator.token.slice(0, 8)));
    expect(await page.getByRole("button", { name: "Proceed" }).isDisabled()).toBe(true);
    await see(page);
    await keepPicture(page, "no-rate-limit");
    const before = Date.now();
    await passAsPerson(page);
    const until = (await unlimitedUntil()) ?? 0;
    expect(until).toBeGreaterThanOrEqual(before + 2 * 3_600_000);
    expect(until).toBeLessThanOrEqual(Date.now() + 2 * 3_600_000);
  });

  it("takes the whole token in its address, and shows it masked", async () => {
    await page.goto(address(emulator.token));
    await passAsPerson(page);
    expect(await page.content()).not.toContain(emulator.token);
  });

  it("gives another picture for a wrong place", async () => {
    await page.goto(address(emulator.token));
    const { x, y } = await see(page);
    await page.locator("canvas").click({ position: { x: (x + 160) % 320, y: (y + 80) % 160 } });
    await page.getByRole("button", { name: "Proceed" }).click();
    await page.getByText("Not that one. Here is another.").waitFor();
    await expect.poll(() => page.getByRole("button", { name: "Proceed" }).isDisabled()).toBe(true);
    expect(await unlimitedUntil()).toBeUndefined();
    await passAsPerson(page);
  });

  it("can be passed with the keyboard alone", async () => {
    await page.goto(address(emulator.token));
    const { x, y } = await see(page);
    await page.locator("canvas").focus();
    const press = async (key: string, times: number) => {
      for (let time = 0; time < times; time++) await page.keyboard.press(key);
    };
    await press(x < 160 ? "ArrowLeft" : "ArrowRight", Math.round(Math.abs(x - 160) / 8));
    await press(y < 80 ? "ArrowUp" : "ArrowDown", Math.round(Math.abs(y - 80) / 8));
    if (Math.abs(x - 160) < 4 && Math.abs(y - 80) < 4) await press("ArrowLeft", 1);
    await page.keyboard.press("Enter");
    await page.getByText("Rate limiting is off until").waitFor();
  });

  it("tells the page that embeds it by the word screepsTokenSuccess", async () => {
    await page.setContent(`<iframe src="${address(emulator.token)}" width="470" height="560"></iframe>`);
    const heard = page.evaluate("new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data)))");
    const frame = page.frames().find((each) => each !== page.mainFrame());
    if (frame === undefined) throw new Error("There is no frame");
    await passAsPerson(frame);
    expect(await heard).toBe("screepsTokenSuccess");
  });

  it("says so when there is no such token", async () => {
    await page.goto(address("00000000"));
    await page.locator("canvas").click({ position: await see(page) });
    await page.getByRole("button", { name: "Proceed" }).click();
    await page.getByText("Cannot proceed: token not found").waitFor();
  });

  it("says what it is for at another address of the game's client", async () => {
    await page.goto(`${emulator.url}/a/`);
    await page.getByText("The game’s own client would be here").waitFor();
  });
});

import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { keepPicture, launch, watchErrors } from "./chromium.ts";

const hostile = '<img src=x onerror="document.title=1"> &#x3C;i&#x3E; \u001B[31m';
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
});
afterEach(async () => {
  await page.close();
  await emulator.close();
  expect(errors).toEqual([]);
});

async function open(options: Parameters<Browser["newPage"]>[0] = {}): Promise<void> {
  page = await browser.newPage(options);
  errors = watchErrors(page);
  await page.goto(emulator.url);
  // Its own connection is none that a test can wait for: ticks go by until one is seen.
  await expect
    .poll(async () => {
      emulator.tick();
      return page.locator("#ticks").textContent();
    })
    .not.toBe("0 ticks");
}

const lines = (kind: string) => page.locator(`#console li.${kind} pre`).allTextContents();

describe("the console of the start page", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    it(`shows lines, results, errors and CPU as they come: ${colorScheme}`, async () => {
      await open({ colorScheme, viewport: { width: 1280, height: 900 } });
      const error = "TypeError: Cannot read properties of undefined (reading 'foo')\n    at exports.go (lib:3:13)";
      emulator.tick({ log: ["harvesters 3, upgraders 2"], results: ["42"], cpu: 7, memory: 512 });
      for (let tick = 0; tick < 3; tick++) emulator.tick({ error });
      await page.getByText("3 times").waitFor();
      expect(await lines("log")).toEqual(["harvesters 3, upgraders 2"]);
      expect(await lines("result")).toEqual(["42"]);
      expect(await lines("error")).toEqual([error]);
      expect(await page.locator("#errors").textContent()).toBe("3 errors");
      expect(await page.locator("#cpu").textContent()).toBe("CPU 7, memory 512");
      await keepPicture(page, `console-${colorScheme}`);
    });
  }

  it("shows hostile text as text", async () => {
    await open();
    emulator.tick({ log: [hostile], results: [hostile], error: hostile });
    await page.locator("#console li.error").waitFor();
    expect(await lines("log")).toEqual([hostile]);
    expect([await lines("result"), await lines("error")]).toEqual([[hostile], [hostile]]);
    expect(await page.locator("#console img, #console i").count()).toBe(0);
    expect(await page.title()).toBe("Screeps service, emulated");
  });

  it("follows the world that is looked at, counts as no request, and survives what cuts clients off", async () => {
    await open();
    await page.getByRole("button", { name: "season" }).click();
    await page.getByText("0 ticks").waitFor();
    await expect
      .poll(async () => {
        emulator.tick({ log: ["season"] }, "season");
        return lines("log");
      })
      .toEqual(["season"]);
    emulator.tick({ log: ["main"] });
    await emulator.play([{ disconnect: 1006 }]);
    emulator.tick({ log: ["still here"] }, "season");
    await page.getByText("still here").waitFor();
    expect(await lines("log")).toEqual(["still here", "season"]);
    expect(emulator.lines()).toEqual([]);
    expect(emulator.frames).toEqual([]);
  });
});

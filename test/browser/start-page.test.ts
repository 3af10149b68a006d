import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { ask } from "../emulator/ask.ts";
import { keepPicture, launch, watchErrors } from "./chromium.ts";

const hostile = '<img src=x onerror="document.title=1">';
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
  emulator.setCode("default", [
    ["main", "// the loop\nmodule.exports.loop = function () {\n  return 'one';\n};\n"],
    ["wasm", { binary: "AGFzbQEAAAA=" }],
    [hostile, hostile],
  ]);
  emulator.setCode("season-plan", [["main", "season"]], "season");
  await ask(emulator, "GET /api/user/code", { token: emulator.token });
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
  await page.getByText("1 request", { exact: true }).waitFor();
}

describe("the start page", () => {
  const looks = {
    light: { colorScheme: "light", viewport: { width: 1280, height: 900 } },
    dark: { colorScheme: "dark", viewport: { width: 1280, height: 900 } },
    phone: { colorScheme: "light", viewport: { width: 360, height: 740 } },
  } as const;

  for (const [name, look] of Object.entries(looks)) {
    it(`fits the screen and shows everything: ${name}`, async () => {
      await open(look);
      await page.getByRole("button", { name: "main", exact: true }).last().click();
      await page.getByText("module.exports.loop").waitFor();
      for (const heading of ["Code branches", "Source", "Tokens and limits", "Faults", "Requests, as they happen"]) {
        expect(await page.getByRole("heading", { name: heading }).isVisible()).toBe(true);
      }
      const [content, screen] = (await page.evaluate("[document.documentElement.scrollWidth, innerWidth]")) as [
        number,
        number,
      ];
      expect(content).toBeLessThanOrEqual(screen);
      await keepPicture(page, name);
    });
  }

  it("has a dark ground in the dark scheme", async () => {
    const ground = async (colorScheme: "light" | "dark") => {
      await open({ colorScheme });
      return page.evaluate("getComputedStyle(document.body).backgroundColor");
    };
    const light = await ground("light");
    await page.close();
    expect([light, await ground("dark")]).toEqual(["rgb(245, 244, 240)", "rgb(22, 23, 26)"]);
  });

  it("shows a hostile name and source as text", async () => {
    await open();
    await page.getByRole("button", { name: hostile }).click();
    await page.locator("#source pre.text").waitFor();
    expect(await page.locator("#source pre.text").textContent()).toBe(hostile);
    expect(await page.locator("#users img, #source img").count()).toBe(0);
    expect(await page.title()).toBe("Screeps service, emulated");
  });

  it("shows a binary module byte by byte", async () => {
    await open();
    await page.getByRole("button", { name: "wasm" }).click();
    await page.getByText("0000  00 61 73 6d 01 00 00 00").waitFor();
  });

  it("shows a request as it happens, and the budget that it took", async () => {
    await open();
    await page.getByText("59 of 60").waitFor();
    await ask(emulator, `GET /api/user/code?branch=nope&_token=${emulator.token}`);
    await page.getByText("GET /api/user/code?branch=nope&_token=***").waitFor();
    await page.getByText("58 of 60").waitFor();
    expect(await page.content()).not.toContain(emulator.token);
  });

  it("shows a write as it happens", async () => {
    await open();
    emulator.setCode("fresh-branch", [["main", ""]]);
    await page.getByText("fresh-branch").waitFor();
  });

  it("shows the other worlds", async () => {
    await open();
    await page.getByRole("button", { name: "season" }).click();
    await page.getByText("season-plan").waitFor();
    expect(await page.locator("#address").textContent()).toBe(`${emulator.url}/season`);
  });

  it("shows a new token once, then masked, and deletes it", async () => {
    await open();
    await page.getByLabel("Description").fill("for ci");
    await page.getByRole("button", { name: "New token" }).click();
    const token = (await page.locator("#shown-once code").textContent()) ?? "";
    expect((await ask(emulator, "GET /api/user/code", { token })).status).toBe(200);
    await page.getByText("demo, for ci").waitFor();
    await page.reload();
    await page.getByText("demo, for ci").waitFor();
    expect(await page.content()).not.toContain(token);
    page.on("dialog", (dialog) => void dialog.accept());
    await page.getByRole("button", { name: "Delete" }).last().click();
    await page.getByText("demo, for ci").waitFor({ state: "detached" });
    expect((await ask(emulator, "GET /api/user/code", { token })).status).toBe(401);
  });

  it("makes a token for what was ticked, code alone too", async () => {
    await open();
    expect(await page.getByLabel("POST /api/user/code").isVisible()).toBe(false);
    await page.getByLabel("only what I select").check();
    for (const box of ["GET /api/user/code", "POST /api/user/code", "websocket: console"]) {
      await page.getByLabel(box, { exact: true }).check();
    }
    await page.getByLabel("Memory segments").fill("5, 6");
    await page.getByRole("button", { name: "New token" }).click();
    const token = (await page.locator("#shown-once code").textContent()) ?? "";
    await page.getByText("GET /api/user/code, POST /api/user/code", { exact: true }).waitFor();
    expect((await ask(emulator, `GET /api/auth/query-token?token=${token}`)).json).toMatchObject({
      token: { full: false, websockets: ["console"], memorySegments: ["5", "6"] },
    });
    const content = await page.evaluate("document.documentElement.scrollWidth <= innerWidth");
    expect(content).toBe(true);
    await keepPicture(page, "scope");
  });

  it("adds and clears faults, and says what is wrong with one", async () => {
    await open();
    await page.getByRole("button", { name: "Add" }).click();
    await page.getByText('{"fault":"status","times":1,"status":503}').waitFor();
    await page.getByRole("button", { name: "Clear" }).click();
    await page.locator("#faults li").waitFor({ state: "detached" });
    const add = async (text: string) => {
      await page.getByLabel("Fault as JSON").fill(text);
      await page.getByRole("button", { name: "Add" }).click();
    };
    const complaint = () => page.evaluate("document.getElementById('fault').validationMessage");
    await add("{half");
    await expect.poll(complaint).toBe("Cannot read fault: it is not JSON");
    await add('{"fault":"slow"}');
    await expect.poll(complaint).toMatch(/^Cannot read fault: ms: /);
    expect(errors.splice(0)).toEqual([expect.stringContaining("400 (Bad Request)")]);
  });
});

describe("the start page of a private server", () => {
  it("says that there are no tokens", async () => {
    await emulator.close();
    emulator = await startEmulator({ profile: "private" });
    await ask(emulator, "GET /api/version");
    await open();
    await page.getByText("Here one signs in with name and password").waitFor();
    expect(await page.getByRole("button", { name: "New token" }).isVisible()).toBe(false);
  });
});

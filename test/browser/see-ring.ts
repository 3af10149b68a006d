import type { Frame, Page } from "playwright-core";
import { expect } from "vitest";
import { findRing } from "../emulator/page/find-ring.ts";

/** Looks at the picture of the emulator's page as a person does. */
export async function see(frame: Frame | Page): Promise<{ x: number; y: number }> {
  const isDrawn = "document.querySelector('canvas').getContext('2d').getImageData(0, 0, 1, 1).data[3] > 0";
  await expect.poll(() => frame.evaluate(isDrawn)).toBe(true);
  const points = (await frame.evaluate(
    "[...document.querySelector('canvas').getContext('2d').getImageData(0, 0, 320, 160).data].filter((_, index) => index % 4 === 0)",
  )) as number[];
  return findRing({ width: 320, height: 160, at: (x, y) => points[y * 320 + x] ?? 0 });
}

export async function passAsPerson(frame: Frame | Page): Promise<void> {
  await frame.locator("canvas").click({ position: await see(frame) });
  await frame.getByRole("button", { name: "Proceed" }).click();
  await frame.getByText("Rate limiting is off until").waitFor();
}

import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { version } from "../../../src/model/text/version.ts";

it("version is the package's own", () => {
  const { version: packaged } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  expect(version).toBe(packaged);
});

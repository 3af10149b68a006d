import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { callsOfDeploy } from "../scripts/house/entered.ts";

const page = readFileSync(join(import.meta.dirname, "../docs/architecture.md"), "utf8");

test("the architecture page names the functions of a deploy in the order in which they are called", async () => {
  const [, walk = ""] = /<!-- walk -->([\s\S]*)<!-- \/walk -->/.exec(page) ?? [];
  const told = [...walk.matchAll(/^\| `(\w+)` \| `(\S+)` \|$/gm)].map(([, name, file]) => `${file} ${name}`);
  const called = (await callsOfDeploy()).filter((call) => told.includes(call));
  expect(told.length).toBeGreaterThan(20);
  expect(called).toEqual(told);
});

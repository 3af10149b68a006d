import { describe, expect, it } from "vitest";
import { type Modules, modulesText } from "../../src/model/modules/modules.ts";
import { ServiceError, UnreachableError } from "../../src/model/outcome/errors.ts";
import { apiFor, failureOf, page, startScripted } from "./scripted-server.ts";

const expected: Modules = new Map([
  ["main", "// → ⚡\r\n\u0000"],
  ["role/miner", "module.exports = 1;"],
]);
const text = modulesText(expected);

const read = async (body: string) => {
  await using server = await startScripted(page(body));
  return await apiFor(server.url).getCode("default", expected);
};

describe("getCode() with an expectation", () => {
  it("gives the expected map itself where the reply holds just that", async () => {
    const live = await read(`{"ok":1,"branch":"default","modules":${text}}`);
    expect(live?.modules).toBe(expected);
    expect(live?.branch).toBe("default");
  });

  it("reads what is there where it is another code, or the same in another order", async () => {
    const turned = JSON.stringify(Object.fromEntries([...expected].reverse()));
    expect((await read(`{"ok":1,"branch":"default","modules":${turned}}`))?.modules).toEqual(expected);
    expect((await read('{"ok":1,"branch":"default","modules":{"main":"x"}}'))?.modules).toEqual(
      new Map([["main", "x"]]),
    );
  });

  it.each([
    ["elsewhere in the reply", `{"ok":1,"branch":"default","old":{"modules":${text}},"modules":{"main":"x"}}`],
    ["in the first of two fields", `{"ok":1,"branch":"default","modules":${text},"modules":{"main":"x"}}`],
    ["in a field of another name", `{"ok":1,"branch":"default","old_modules":${text},"modules":{"main":"x"}}`],
  ])("is not taken in by the expected text %s", async (_, body) => {
    expect((await read(body))?.modules).toEqual(new Map([["main", "x"]]));
  });

  it.each([
    ["as the value of one module", `{"lib":${text}}`],
    ["within the value of a module", `{"lib":{"a":[${text}]},"main":"as expected"}`],
    ["as a module, beside the mark that stands for it", `{"main":"as expected","lib":${text}}`],
  ])("reads modules as they are where the expected text stands %s", async (_, modules) => {
    const live = await read(`{"ok":1,"branch":"default","modules":${modules}}`);
    const wanted = Object.entries(JSON.parse(modules) as Record<string, unknown>);
    expect([...(live?.modules ?? [])]).toEqual(
      wanted.map(([name, value]) => [name, typeof value === "string" ? value : { json: JSON.stringify(value) }]),
    );
  });

  it("is not taken in by a reply that says the mark itself, nor by an expectation without modules", async () => {
    const body = `{"ok":1,"branch":"default","old":${text},"modules":"as expected"}`;
    expect(await failureOf(read(body))).toBeInstanceOf(UnreachableError);
    await using server = await startScripted(page('{"ok":1,"modules":{"main":"module.exports = {}"}}'));
    const live = await apiFor(server.url).getCode("default", new Map());
    expect(live?.modules).toEqual(new Map([["main", "module.exports = {}"]]));
  });

  it.each([
    ["a refusal", `{"error":"server down","modules":${text}}`, ServiceError],
    ["no ok", `{"branch":"default","modules":${text}}`, UnreachableError],
    ["another branch", `{"ok":1,"branch":"sim","modules":${text}}`, UnreachableError],
    ["a reply that is cut", `{"ok":1,"branch":"default","modules":${text}`, UnreachableError],
  ])("asks for the same proof as ever: %s", async (_, body, kind) => {
    expect(await failureOf(read(body))).toBeInstanceOf(kind);
  });
});

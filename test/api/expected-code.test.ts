import { describe, expect, it } from "vitest";
import { markExpected } from "../../src/api/expected-code.ts";
import type { Modules } from "../../src/model/modules/modules.ts";
import { modulesJson } from "../../src/model/modules/modules-json.ts";
import { ServiceError, UnreachableError } from "../../src/model/outcome/errors.ts";
import { apiFor, failureOf, page, startScripted } from "./scripted-server.ts";

const expected: Modules = new Map([
  ["main", "// → ⚡\r\n\u0000"],
  ["role/miner", "module.exports = 1;"],
]);
const text = modulesJson(expected).bytes.toString();

const read = async (body: string) => {
  await using server = await startScripted(page(body));
  return await apiFor(server.url).getCode("default", expected);
};

/** Without an expectation. */
async function readPlainly(modules: Record<string, unknown>): Promise<Modules> {
  await using server = await startScripted(page(JSON.stringify({ ok: 1, branch: "default", modules })));
  return (await apiFor(server.url).getCode("default"))?.modules ?? new Map();
}

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

  it("parses none of what is as expected, in whatever order", () => {
    const other = { "role/miner": "module.exports = 1;", main: "x".repeat(1000), new: "\\" };
    const body = Buffer.from(JSON.stringify({ ok: 1, modules: other }));
    const marked = markExpected({ status: 200, headers: {}, body }, expected);
    expect(JSON.parse(String(marked?.body))).toEqual({ ok: 1, modules: { ...other, "role/miner": "as expected" } });
  });

  it.each<[what: string, modules: Record<string, unknown>]>([
    ["one has another text", { main: "// → ⚡\r\n\u0000", "role/miner": 'module.exports = "2";\\' }],
    ["the first has another text", { main: '\\","role/miner":"', "role/miner": "module.exports = 1;" }],
    ["one is missing", { "role/miner": "module.exports = 1;" }],
    ["there is one more in front", { a: "1", main: "// → ⚡\r\n\u0000", "role/miner": "module.exports = 1;" }],
    ["there is one more at the end", { main: "// → ⚡\r\n\u0000", "role/miner": "module.exports = 1;", z: '"' }],
    ["one is odd", { main: { a: ["// → ⚡"] }, "role/miner": "module.exports = 1;" }],
    ["one is binary", { main: { binary: "AA==" }, "role/miner": "module.exports = 1;" }],
    ["its names are turned", { "role/miner": "// → ⚡\r\n\u0000", main: "module.exports = 1;" }],
    ["an odd one holds what is expected", { lib: Object.fromEntries(expected), main: "x" }],
  ])("reads what is there where %s", async (_, modules) => {
    const live = await read(JSON.stringify({ ok: 1, branch: "default", modules, after: { main: "x" } }));
    const plain = await readPlainly(modules);
    expect([...(live?.modules ?? [])]).toEqual([...plain]);
  });

  it("takes the last of two members of one name, as JSON has it", async () => {
    const [main, miner] = text.slice(1, -1).split(',"role');
    const twice = `{${main},"role${miner},"main":"x"}`;
    expect((await read(`{"ok":1,"branch":"default","modules":${twice}}`))?.modules).toEqual(
      new Map([...expected, ["main", "x"]]),
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

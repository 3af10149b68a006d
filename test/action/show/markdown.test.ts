import { describe, expect, test } from "vitest";
import type { Result, ServerReport } from "../../../src/action/result/result.ts";
import { codeSpan, plain, prose, table } from "../../../src/action/show/markdown.ts";
import { renderSummary } from "../../../src/action/show/summary.ts";
import { hostileTexts } from "../../support/hostile/hostile-texts.ts";

const job = {
  repositoryUrl: "https://github.example/player/bot",
  runUrl: "",
  owner: "player",
  name: "bot",
  workspace: "/",
  byDependabot: false,
};

describe("codeSpan()", () => {
  test("has a fence longer than any run of backticks inside, so that nothing ends it early", () => {
    expect(codeSpan("a")).toBe("`a`");
    expect(codeSpan("a``b")).toBe("```a``b```");
    expect(codeSpan("`")).toBe("`` ` ``");
    expect(codeSpan("`".repeat(64))).toBe(`${"`".repeat(65)} ${"`".repeat(64)} ${"`".repeat(65)}`);
  });

  test("is one line, and short, whatever the text is", () => {
    expect(codeSpan("a\n\n# b\r\u2028c")).toBe("`a\\x0a\\x0a# b\\x0d\\u2028c`");
    expect(codeSpan("x".repeat(5000)).length).toBeLessThan(200);
  });
});

describe("plain()", () => {
  test.for([
    ["[a](https://evil.example)", "\\[a\\]\\(https:\u200b//evil.example\\)"],
    ["<img src=x>", "&lt;img src=x&gt;"],
    ["&lt;", "&amp;lt;"],
    ["@org/team", "@\u200borg/team"],
    ["fixes #1", "fixes \\#\u200b1"],
    ["www.evil.example", "www.\u200bevil.example"],
    ["$x$", "<span>$</span>x<span>$</span>"],
    ["a_b_c *d* `e`", "a\\_b\\_c \\*d\\* \\`e\\`"],
  ])("takes the meaning from %s", ([text = "", expected]) => {
    expect(plain(text)).toBe(expected);
  });
});

test("prose() shows what a sentence quotes as code", () => {
  expect(prose('Cannot read branch "[x](y)": it is *gone*')).toBe("Cannot read branch `[x](y)`: it is \\*gone\\*");
});

test("table() keeps a pipe inside its cell", () => {
  expect(table("l", ["name"], [[codeSpan("a|b")]])).toBe("| name |\n| :-- |\n| `a\\|b` |");
});

describe("the summary of hostile names", () => {
  const changes = hostileTexts.map((name) => ({ name, after: 1 }));
  const report: ServerReport = {
    outcome: "drift",
    optional: false,
    server: hostileTexts[0] ?? "",
    branch: hostileTexts[1] ?? "",
    ref: "",
    commit: "a".repeat(40),
    source: "",
    modules: 1,
    bytes: 1,
    plan: { added: changes, changed: changes, removed: changes, unchanged: 0 },
    findings: hostileTexts.map((text) => ({ severity: "error" as const, path: text, message: text })),
    waits: [],
    limits: [],
    warnings: hostileTexts.map((text) => ({ kind: "left-over", branches: [text] })),
    notes: hostileTexts.map((text) => ({ kind: "left-over", branches: [text] })),
    message: hostileTexts.join(" "),
  };
  const result = {
    command: "deploy",
    outcome: "drift" as const,
    exit: 4,
    message: "",
    reports: [report],
  } satisfies Result;
  const summary = renderSummary(result, job, (text) => text);

  test("has no link, image, HTML, mention or heading but ours", () => {
    const outside = withoutCode(summary);
    const links = [...outside.matchAll(/(?<!\\)\]\(<?([^)>]*)/g)].map(([, address]) => address);
    expect(links.filter((address) => !address?.startsWith("https://github.example/player/bot/"))).toEqual([]);
    expect(outside.replaceAll(/<\/?(?:sub|span)>|\]\(<[^>]*>\)/g, "")).not.toMatch(/<[a-z!/]/i);
    expect(outside).not.toMatch(/@\w|(?<!\()(?<!<)https?:\/\/(?!github\.example)|www\.\w/);
    expect(outside.match(/^#/gm)).toEqual(["#"]);
  });

  test("has no control character and no hidden one but our own zero-width space", () => {
    expect(summary).not.toMatch(/(?!\n|\u200b)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
  });

  test("is small, whatever the input is", () => {
    const many = Array.from({ length: 5000 }, (_, index) => ({ name: `${index}${"|`".repeat(2500)}`, after: 1 }));
    const large = { ...report, plan: { added: many, changed: many, removed: many, unchanged: 0 } };
    expect(renderSummary({ ...result, reports: [large] }, job, (text) => text)).toContain("and 14900 more");
    const servers = Array.from({ length: 50 }, () => large);
    expect(Buffer.byteLength(renderSummary({ ...result, reports: [large] }, job, (text) => text))).toBeLessThan(65_536);
    expect(Buffer.byteLength(renderSummary({ ...result, reports: servers }, job, (text) => text))).toBeLessThan(
      900_000,
    );
  });
});

/** As CommonMark reads it: a run of backticks opens a span that the next run of the same length closes. */
function withoutCode(text: string): string {
  return text.replaceAll(/(?<![`\\])(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g, "CODE");
}

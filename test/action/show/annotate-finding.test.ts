import { expect, test } from "vitest";
import { annotateFindings } from "../../../src/action/show/annotate-finding.ts";
import type { Finding } from "../../../src/model/outcome/finding.ts";
import { listeningLog } from "../../support/action/listening-log.ts";

function annotated(...findings: Finding[]): readonly unknown[] {
  const { log, annotations } = listeningLog();
  annotateFindings(log, findings);
  return annotations;
}

test("a finding stands on its line of the file, and says it in its text too", () => {
  expect(annotated({ severity: "error", message: "is wrong", path: "src/a.js", line: 3, column: 5 })).toEqual([
    ["error", "src/a.js:3 is wrong", { title: "Module check", file: "src/a.js", line: 3, column: 5 }],
  ]);
});

test("without a line it stands on the first, and without a file nowhere", () => {
  expect(annotated({ severity: "warning", message: "is empty", path: "src/a.js" })).toEqual([
    ["warning", "src/a.js is empty", { title: "Module check", file: "src/a.js", line: 1 }],
  ]);
  expect(annotated({ severity: "notice", message: "is large" })).toEqual([
    ["notice", "is large", { title: "Module check" }],
  ]);
});

test("what several servers get is annotated once", () => {
  const finding = { severity: "error", message: "is wrong", path: "src/a.js", line: 3 } as const;
  expect(annotated(finding, { ...finding }, { ...finding, line: 4 })).toHaveLength(2);
});

test("what the game reports of the code is told from what our checks found", () => {
  const thrown = { severity: "error", message: "TypeError: x", path: "src/a.js", line: 3, about: "game" } as const;
  expect(annotated(thrown)).toEqual([
    ["error", "src/a.js:3 TypeError: x", { title: "The game reports", file: "src/a.js", line: 3 }],
  ]);
});

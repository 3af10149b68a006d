import { describe, expect, test } from "vitest";
import { moduleTable } from "../../../src/action/show/module-table.ts";

const none = { added: [], changed: [], removed: [], unchanged: 0 };
const rows = (...given: Parameters<typeof moduleTable>): string[] =>
  moduleTable(...given)
    .split("\n")
    .slice(2);

describe("the table of modules", () => {
  test("is empty where nothing changes", () => {
    expect(moduleTable({ ...none, unchanged: 12 })).toBe("");
  });

  test("tells what each change costs, in the order added, changed, removed", () => {
    const plan = {
      added: [{ name: "new", after: 1200 }],
      changed: [{ name: "main", before: 1000, after: 400 }],
      removed: [{ name: "old", before: 30 }],
      unchanged: 4,
    };
    expect(rows(plan)).toEqual([
      "| 🟢 added | `new` | 1.2 kB | +1.2 kB |",
      "| 🟡 changed | `main` | 400 B | −600 B |",
      "| 🔴 removed | `old` | — | −30 B |",
      "",
      "<sub>4 unchanged</sub>",
    ]);
  });

  test("shows a name as it is, and no name can leave its cell", () => {
    const [row = ""] = rows({ ...none, added: [{ name: "a|b`c\n<img>", after: 1 }] });
    expect(row.match(/(?<!\\)\|/g)).toHaveLength(5);
    expect(row).toContain("``a\\|b`c");
  });

  test("counts what there is no room for", () => {
    const removed = Array.from({ length: 130 }, (_, index) => ({ name: `m${index}`, before: 1 }));
    expect(rows({ ...none, removed, unchanged: 1 }).at(-1)).toBe("<sub>and 30 more · 1 unchanged</sub>");
    expect(rows({ ...none, removed })).toHaveLength(102);
  });
});

import { describe, expect, test } from "vitest";
import { budgetTable } from "../../../src/action/show/budget-table.ts";
import { largestModules } from "../../../src/model/checks/preflight.ts";
import type { LimitReport } from "../../../src/model/outcome/report.ts";
import { reportOf } from "../../support/report.ts";

const write: LimitReport = { endpoint: "POST /api/user/code", limit: 240, remaining: 212 };
const rows = (...given: Parameters<typeof reportOf>): string[] =>
  budgetTable(reportOf(...given))
    .split("\n")
    .slice(2);

describe("the budget", () => {
  test("shows the size as a share of what the server takes, finer where it is small", () => {
    expect(rows({ bytes: 1000 })).toEqual([expect.stringContaining("| 1.0 kB of 5.24 MB (0.0 %) |")]);
    expect(rows({ bytes: largestModules / 2 })[0]).toContain("(50 %)");
    expect(rows({ bytes: largestModules / 20 })[0]).toContain("(5.0 %)");
  });

  test("says by how much the set grew, where it did", () => {
    expect(rows({ growth: 1500 })[0]).toContain(", +1.5 kB");
    expect(rows({ growth: -300 })[0]).toContain(", −300 B");
    expect(rows({ growth: 0 })[0]).not.toContain("±");
  });

  test("tells what is left of the limits that the service documents, and until when", () => {
    const limits = [{ ...write, resetAt: "2026-01-31T12:00:00.000Z" }];
    expect(rows({ limits })[1]).toMatch(
      /^\| Writes left \| `█{17}░{3}` \| 212 of 240 until 2026-01-31 12:00:00 UTC \|$/,
    );
  });

  test("leaves out limits that nobody documents, whatever a server calls them", () => {
    expect(rows({ limits: [{ ...write, endpoint: "POST /api/|evil" }] })).toHaveLength(1);
  });

  test("is empty where neither is known: a backup has many sets, and the limit is for each", () => {
    expect(budgetTable(reportOf({ commit: "", bytes: 7 }))).toBe("");
    expect(budgetTable(reportOf({ bytes: 0 }))).toBe("");
  });
});

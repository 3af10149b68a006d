import { describe, expect, test } from "vitest";
import { whenFree } from "../../../src/action/show/when-free.ts";
import { reportOf } from "../../support/report.ts";

const retryAt = "2026-01-31T12:00:00.000Z";

describe("when the service is free again", () => {
  test("is nothing to tell where nothing was waited for", () => {
    expect(whenFree(reportOf())).toBe("");
  });

  test("has the same letters as the output, and how long it is from now", () => {
    expect(whenFree(reportOf({ outcome: "rate-limited", retryAt, retryAfterMs: 3 * 3_600_000 }))).toBe(
      `⏳ **Nothing was written.** The limit is free again at **${retryAt}** (UTC, in 3 h): run the job again then.`,
    );
  });

  test("is a minute as a rule, where the service named no time", () => {
    expect(whenFree(reportOf({ outcome: "rate-limited" }))).toBe(
      "⏳ **Nothing was written.** The service named no time; a minute is its usual one.",
    );
  });

  test("says of another outcome when the server can be asked again, and how long was waited", () => {
    const waits = [{ endpoint: "any", reason: "no answer", waitedMs: 1500 }];
    expect(whenFree(reportOf({ outcome: "unreachable", retryAt, waits }))).toBe(
      `⏳ The server can be asked again at **${retryAt}** (UTC). Waited 1.5 s for an answer.`,
    );
    expect(whenFree(reportOf({ waits }))).toBe("⏳ Waited 1.5 s for an answer.");
  });
});

import { describe, expect, it } from "vitest";
import { RequestRecord } from "../../../src/emulator/service/record.ts";

const request = { method: "GET", path: "/", world: "", headers: {}, at: 0 };

describe("RequestRecord", () => {
  it("tells a listener about each request once its answer is known, until it stops", () => {
    const record = new RequestRecord();
    const seen: number[] = [];
    const stop = record.onRequest(({ status }) => seen.push(status));
    const open = record.open(request);
    expect(seen).toEqual([]);
    record.close(open, 200);
    stop();
    record.close(record.open(request), 404);
    expect(seen).toEqual([200]);
  });

  it("lets the oldest go when there are very many, and counts them all", () => {
    const record = new RequestRecord();
    for (let count = 0; count < 120_000; count++) record.open(request);
    expect(record.count).toBe(120_000);
    expect(record.requests.length).toBeLessThanOrEqual(110_000);
    expect(record.requests.at(-1)?.number).toBe(120_000);
  });
});

import { afterEach, expect, test, vi } from "vitest";
import { keepAlive } from "../../../src/api/socket/keep-alive.ts";

afterEach(() => vi.useRealTimers());

test("keepAlive() pings where nothing came, and gives up only where the ping brought nothing either", () => {
  vi.useFakeTimers();
  const seen: string[] = [];
  let bytes = 0;
  const stop = keepAlive({ bytesRead: () => bytes, ping: () => seen.push("ping") }, 10, () => seen.push("silence"));
  bytes = 5;
  vi.advanceTimersByTime(10);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(seen).toEqual(["ping"]);
  bytes = 7;
  vi.advanceTimersByTime(20);
  expect(seen).toEqual(["ping", "ping"]);
  vi.advanceTimersByTime(10);
  expect(seen).toEqual(["ping", "ping", "silence"]);
  stop();
  vi.advanceTimersByTime(100);
  expect(seen).toHaveLength(3);
});

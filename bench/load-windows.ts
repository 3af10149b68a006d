const periodMs = 5000;

/** Short windows, so that half a minute sees several, and fewer places than requests, so that each is filled. */
export const loadRates = {
  global: { limit: 3000, periodMs },
  "GET /api/user/code": { limit: 2000, periodMs },
  "POST /api/user/code": { limit: 500, periodMs },
};

export interface Passed {
  readonly bucket: keyof typeof loadRates;
  readonly remaining: number;
  readonly reset: number;
}

export interface WindowCount {
  readonly bucket: string;
  readonly reset: number;
  readonly passed: number;
  readonly limit: number;
  /** No place was given twice, and none below zero. */
  readonly distinct: boolean;
}

/** Every window names its own reset, and every place in it its own `remaining`: what passed can be counted exactly. */
export function countWindows(passed: readonly Passed[]): WindowCount[] {
  const groups = Map.groupBy(passed, ({ bucket, reset }) => `${bucket} ${reset}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { limit } = loadRates[first.bucket];
    const places = new Set(group.map(({ remaining }) => remaining));
    const isWithin = group.every(({ remaining }) => remaining >= 0 && remaining < limit);
    return [{ ...first, passed: group.length, limit, distinct: isWithin && places.size === group.length }];
  });
}

/** Whether each window let exactly its number pass; the last of each kind may have been cut off by the end. */
export function isExact(windows: readonly WindowCount[]): boolean {
  const last = new Map(windows.map(({ bucket }) => [bucket, 0]));
  for (const { bucket, reset } of windows) last.set(bucket, Math.max(reset, last.get(bucket) ?? 0));
  return windows.every(
    ({ bucket, reset, passed, limit, distinct }) =>
      distinct && (passed === limit || (passed < limit && last.get(bucket) === reset)),
  );
}

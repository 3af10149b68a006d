import { type LimitSwitches, tableFor } from "./switches.ts";
import { bucketOf, type LimitTable, type Rate } from "./table.ts";
import { nothingSpent, readWindow, type Spent, spendOne, type WindowKind, type WindowReading } from "./window.ts";

export interface Meter {
  readonly bucket: string;
  readonly rate: Rate;
  readonly reading: WindowReading;
}

export type Verdict =
  | { readonly allowed: true; readonly shown: Meter | undefined }
  | { readonly allowed: false; readonly by: Meter };

/** Counts what each key (a token or a user) has spent. `take` never waits, so no two requests share one place. */
export class Limiter {
  readonly switches: LimitSwitches;
  readonly #table: LimitTable;
  readonly #spent = new Map<string, Map<string, Spent>>();

  constructor(switches: LimitSwitches) {
    this.switches = switches;
    this.#table = tableFor(switches);
  }

  /** Both levels are looked at before either is charged: a refused request costs nothing, unless the switch says so. */
  take(key: string, endpoint: string, now: number): Verdict {
    const meters = [this.#meter(key, "global", now), this.#meter(key, bucketOf(endpoint), now)].filter(isMeter);
    const by = meters.find((meter) => meter.reading.waitMs > 0);
    if (by === undefined || this.switches.countRefused) for (const { bucket } of meters) this.#charge(key, bucket, now);
    if (by !== undefined) return { allowed: false, by };
    return { allowed: true, shown: this.#shown(key, bucketOf(endpoint), now) };
  }

  /** Use up a budget without requests. */
  spend(key: string, endpoint: string, count: number, now: number): void {
    const bucket = bucketOf(endpoint);
    if (this.#rate(bucket) === undefined)
      throw new RangeError(`Cannot spend "${endpoint}": it has no limit of its own`);
    for (let spent = 0; spent < count; spent++) this.#charge(key, bucket, now);
  }

  meters(key: string, now: number): Meter[] {
    return ["global", ...this.#table.endpoints.keys()].map((bucket) => this.#meter(key, bucket, now)).filter(isMeter);
  }

  /** What has been spent, to be kept over a restart. */
  entries(): [string, [string, Spent][]][] {
    return [...this.#spent].map(([key, buckets]) => [key, [...buckets]]);
  }

  restore(entries: Iterable<readonly [string, Iterable<readonly [string, Spent]>]>): void {
    for (const [key, buckets] of entries) this.#spent.set(key, new Map(buckets));
  }

  forget(key: string): void {
    this.#spent.delete(key);
  }

  #shown(key: string, bucket: string, now: number): Meter | undefined {
    const own = this.#meter(key, bucket, now);
    if (own !== undefined || this.switches.unlistedHeaders === "none") return own;
    return this.#meter(key, "global", now);
  }

  #meter(key: string, bucket: string, now: number): Meter | undefined {
    const rate = this.#rate(bucket);
    const spent = this.#spent.get(key)?.get(bucket) ?? nothingSpent;
    return rate && { bucket, rate, reading: readWindow(this.#kind(bucket), rate, spent, now) };
  }

  #charge(key: string, bucket: string, now: number): void {
    const rate = this.#rate(bucket);
    if (rate === undefined) return;
    const buckets = this.#spent.get(key) ?? new Map<string, Spent>();
    this.#spent.set(key, buckets);
    buckets.set(bucket, spendOne(this.#kind(bucket), rate, buckets.get(bucket) ?? nothingSpent, now));
  }

  #rate(bucket: string): Rate | undefined {
    return bucket === "global" ? this.#table.global : this.#table.endpoints.get(bucket);
  }

  #kind(bucket: string): WindowKind {
    return bucket === "global" ? this.switches.globalWindow : this.switches.window;
  }
}

function isMeter(meter: Meter | undefined): meter is Meter {
  return meter !== undefined;
}

import type { Words } from "../text/told.ts";
import type { Finding } from "./finding.ts";
import type { Outcome } from "./outcome.ts";

interface ErrorDetails {
  readonly cause?: unknown;
}

/**
 * An expected failure. Its message is one line: what could not be done, a colon, what was found, what helps.
 * Its `outcome` decides the exit status. Anything that is not a SyncError is a bug and keeps its stack.
 */
export abstract class SyncError extends Error {
  abstract readonly outcome: Outcome;
  /** The message, for a door that calls settings by other names than flags. */
  readonly told: Words;

  constructor(message: Words, details: ErrorDetails = {}) {
    super(String(message), details.cause === undefined ? undefined : { cause: details.cause });
    this.name = new.target.name;
    this.told = message;
  }
}

/** Wrong use or configuration: nothing was sent. */
export class UsageError extends SyncError {
  readonly outcome = "usage";
}

/** Without rules, a git branch's own name is none that a code branch can have. */
export class UnusableNameError extends UsageError {}

/** The modules of the commit cannot be deployed; each finding names its file. */
export class PreflightError extends SyncError {
  readonly outcome = "failed";
  readonly findings: readonly Finding[];

  constructor(message: Words, findings: readonly Finding[]) {
    super(message);
    this.findings = findings;
  }
}

/** The service answered, and the answer is a refusal or not an answer at all. */
export class ServiceError extends SyncError {
  readonly outcome = "failed";
  readonly status: number | undefined;
  /** The service's own words (`no code`, `branch does not exist`), where it gave any. */
  readonly reason: string | undefined;

  constructor(message: Words, details: ErrorDetails & { readonly status?: number; readonly reason?: string } = {}) {
    super(message, details);
    this.status = details.status;
    this.reason = details.reason;
  }
}

interface RateLimitDetails extends ErrorDetails {
  /** For example `POST /api/user/code`, or `global` for the limit over all requests. */
  readonly endpoint: string;
  /** Absent where the service named no time (its global limit does not). */
  readonly retryAfterMs?: number;
  readonly retryAt?: Date;
}

/** The service said «later» (429): nothing was written by this request. */
export class RateLimitedError extends SyncError {
  readonly outcome = "rate-limited";
  readonly endpoint: string;
  readonly retryAfterMs: number | undefined;
  readonly retryAt: Date | undefined;

  constructor(message: Words, details: RateLimitDetails) {
    super(message, details);
    this.endpoint = details.endpoint;
    this.retryAfterMs = details.retryAfterMs;
    this.retryAt = details.retryAt;
  }
}

/** Something is left, and kept for what matters: nothing was sent. */
export class KeptBackError extends RateLimitedError {}

/** Live code that no commit of this repository and no record explains. */
export class DriftError extends SyncError {
  readonly outcome = "drift";
}

/** No usable answer: refused, reset, silence, 5xx, or a page that is not the service's. Worth another try. */
export class UnreachableError extends SyncError {
  readonly outcome = "unreachable";
  /** True when the request had left whole or in part, so that a write in it may have been applied. */
  readonly mayHaveArrived: boolean;

  constructor(message: Words, details: ErrorDetails & { readonly mayHaveArrived: boolean }) {
    super(message, details);
    this.mayHaveArrived = details.mayHaveArrived;
  }
}

/** A write may have arrived, and the server could not be asked. */
export class UnknownStateError extends SyncError {
  readonly outcome = "unknown";
}

/** The write was acknowledged, but the server holds something else. */
export class MismatchError extends SyncError {
  readonly outcome = "mismatch";
}

/** A signal ended the run before anything was written. */
export class InterruptedError extends SyncError {
  readonly outcome = "failed";
  readonly signal: "SIGINT" | "SIGTERM";

  constructor(signal: "SIGINT" | "SIGTERM", message = `Interrupted by ${signal}: nothing was written`) {
    super(message);
    this.signal = signal;
  }
}

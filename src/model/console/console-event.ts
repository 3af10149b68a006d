import type { ThrownPlace } from "../places/place-of.ts";

/** What is told to somebody who follows the console. All text of the game is a stranger's. */
export type ConsoleEvent =
  | GameText
  | ConsoleError
  /** Somebody wrote a branch, or chose the one that runs. */
  | { readonly kind: "code"; readonly branch: string }
  | { readonly kind: "active"; readonly where: "world" | "sim"; readonly branch: string }
  | { readonly kind: "connected" }
  | { readonly kind: "lost"; readonly why: string; readonly retryInMs: number }
  /** Why errors are not found in a commit, or not all of them. */
  | { readonly kind: "unplaced"; readonly why: string };

/** What one tick logged, line by line, or what its expressions gave. */
export interface GameText {
  readonly kind: "log" | "result";
  readonly lines: readonly string[];
  readonly shard?: string;
}

export interface ConsoleError {
  readonly kind: "error";
  readonly message: string;
  /** Innermost first, each with its place in the commit where that is known. */
  readonly stack: readonly string[];
  readonly place?: ThrownPlace;
  /** An expression threw it, not the code. */
  readonly byExpression: boolean;
  readonly shard?: string;
}

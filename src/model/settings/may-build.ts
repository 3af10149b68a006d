/** A build as it is asked for, and what is known of who asks. */
export interface BuildWish {
  readonly command: string;
  /** Nobody but the commit's own file says it. */
  readonly byCommit: boolean;
  /** Why strangers may have written this code. */
  readonly strangers: string | undefined;
  /** Whoever committed could as well have written what started this run: the workflow of the same push. */
  readonly committerStarts: boolean;
}

declare const agreed: unique symbol;
/** The command line of a build that may be started: only `agreedCommand` makes one. */
export type AgreedCommand = string & { readonly [agreed]: true };

/** Whether a command may be started: `ask`, where it takes a person's agreement to this very text. */
export type BuildDecision = "start" | "ask" | { readonly refused: string };

/**
 * Who may start the build. Not even a person's own command line runs on strangers' code: what it calls is theirs.
 * @param agreedTexts what a person agreed to in this clone
 */
export function mayBuild(wish: BuildWish, agreedTexts: readonly string[]): BuildDecision {
  if (wish.strangers !== undefined) return { refused: wish.strangers };
  if (!wish.byCommit || wish.committerStarts || agreedTexts.includes(wish.command)) return "start";
  return "ask";
}

import type { commits, refs, strangers } from "./event-columns.ts";

/** One row for an event, and for some of its activity types. The words of each column are defined in `event-columns.ts`. */
export interface EventRow {
  readonly event: string;
  /** The activity types it is for; absent: all that no row above names. */
  readonly types?: readonly string[];
  readonly commit: keyof typeof commits;
  /** The git branch or tag that the rules of `branches:` see. */
  readonly ref: keyof typeof refs;
  /** A check is about another commit or ref than a deploy: about what merging would make live. */
  readonly check?: { readonly commit: keyof typeof commits; readonly ref: keyof typeof refs };
  /** Whether a stranger may have written the code. */
  readonly strangers: keyof typeof strangers;
  /** The most that is done: write, say what a write would change, look at the modules without the server, or nothing. */
  readonly does: "deploy" | "plan" | "look" | "nothing";
}

const plain = { commit: "`github.sha`", ref: "`github.ref`", strangers: "no" } as const;
const tagged = { commit: "`github.sha`", ref: "tag of the release", strangers: "no" } as const;
const pull = { commit: "head of the pull request", ref: "its branch" } as const;
const merge = { commit: "`github.sha`, GitHub's merge", ref: "its base" } as const;
const target = { ...pull, check: { ...pull, ref: "its base" }, strangers: "yes" } as const;
const queued = { commit: "head of the group", ref: "base of the group" } as const;

/**
 * What a run is about, by its event: the first row that fits counts. Read it beside
 * https://docs.github.com/actions/reference/events-that-trigger-workflows
 */
export const events: readonly EventRow[] = [
  { event: "push", commit: "the pushed commit", ref: "the pushed ref", strangers: "no", does: "deploy" },
  { event: "create", ...plain, ref: "the created ref", does: "deploy" },
  { event: "delete", ...plain, does: "nothing" },
  { event: "release", types: ["edited", "unpublished", "deleted"], ...tagged, does: "nothing" },
  { event: "release", ...tagged, does: "deploy" },
  { event: "pull_request", types: ["closed"], ...pull, check: merge, strangers: "of a fork", does: "nothing" },
  { event: "pull_request", ...pull, check: merge, strangers: "of a fork", does: "deploy" },
  { event: "pull_request_review", ...pull, check: merge, strangers: "of a fork", does: "deploy" },
  { event: "pull_request_review_comment", ...pull, check: merge, strangers: "of a fork", does: "deploy" },
  { event: "pull_request_target", types: ["closed"], ...target, does: "nothing" },
  { event: "pull_request_target", ...target, does: "look" },
  { event: "merge_group", types: ["destroyed"], ...queued, strangers: "no", does: "nothing" },
  { event: "merge_group", ...queued, strangers: "no", does: "plan" },
  {
    event: "workflow_run",
    commit: "commit of the other run",
    ref: "branch of the other run",
    strangers: "of a fork or a pull request",
    does: "deploy",
  },
  { event: "workflow_dispatch", ...plain, does: "deploy" },
  { event: "repository_dispatch", ...plain, does: "deploy" },
  { event: "schedule", ...plain, does: "deploy" },
  { event: "deployment", ...plain, does: "deploy" },
  { event: "any other", ...plain, strangers: "where `github.ref` is of a pull request", does: "deploy" },
];

/** The row of an event. @param type its activity type; empty where it has none */
export function rowOf(event: string, type: string): EventRow {
  const own = events.find((row) => row.event === event && (row.types?.includes(type) ?? true));
  const found = own ?? events.at(-1);
  if (found === undefined) throw new Error("The table of events is empty");
  return found;
}

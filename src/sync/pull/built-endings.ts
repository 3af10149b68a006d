// Covered by test/sync/pull/built-live.test.ts
import { counts } from "../../model/pull/pull-message.ts";
import { describeOrigin } from "../../model/records/record-origin.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { BuiltEdit } from "./built-edit.ts";
import type { Pull } from "./open-pull.ts";
import { type PullEnding, placeName } from "./pull-endings.ts";

const byHand = "built code cannot go back line by line, so repair the sources by hand";

export const builtKept = (pull: Pull, edit: BuiltEdit, record: string): PullEnding => ({
  outcome: "backed-up",
  message: `Kept ${placeName(pull)} as record ${shortId(record)}: ${builtStory(edit)}; ${byHand}`,
});

export const builtPlanned = (pull: Pull, edit: BuiltEdit): PullEnding => ({
  outcome: "planned",
  message: `Would keep ${placeName(pull)} as a record: ${builtStory(edit)}; ${byHand}`,
});

function builtStory({ base, plan }: BuiltEdit): string {
  if (base === undefined || plan === undefined)
    return "it was edited in the game, and no record has what was deployed, so that no difference can be shown";
  return `${counts(plan)} in the game since record ${shortId(base.commit.oid)} (${describeOrigin(base.facts.origin)})`;
}

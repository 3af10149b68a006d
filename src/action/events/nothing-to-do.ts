import { type Given, refs } from "./event-columns.ts";
import type { EventRow } from "./events.ts";
import { textAt } from "./payload.ts";

/** Why an event leaves a deploy and a check without work; undefined where it does not. */
export function nothingToDo(row: EventRow, given: Given): string | undefined {
  const { payload } = given;
  if (row.event === "delete") return `${textAt(payload, "ref_type")} "${textAt(payload, "ref")}" was deleted`;
  if (row.does === "nothing") return `${row.event} "${textAt(payload, "action")}" brings no code to deploy`;
  if (payload["deleted"] === true) return `"${refs[row.ref](given).replace(/^refs\/\w+\//, "")}" was deleted`;
  if (isDraft(given)) return "the release is a draft, and may have no tag yet";
  const conclusion = textAt(payload, "workflow_run", "conclusion");
  if (row.event !== "workflow_run" || conclusion === "success") return undefined;
  return conclusion === ""
    ? "the run that this one follows has not ended"
    : `the run that this one follows ended in "${conclusion}"`;
}

function isDraft({ payload }: Given): boolean {
  const release: unknown = payload["release"];
  return typeof release === "object" && release !== null && "draft" in release && release.draft === true;
}

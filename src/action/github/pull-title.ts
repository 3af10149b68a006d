// Covered by test/action/github/pull-request.test.ts
import { visible } from "../../model/text/visible-text.ts";
import type { PullReport } from "../../sync/pull/pull-report.ts";

/** A title is text to GitHub, but for backticks and for names of people. */
export const pullTitle = ({ branch, server }: Pick<PullReport, "branch" | "server">): string =>
  visible(`Edited in the game: ${branch} on ${server}`).replaceAll("`", "'").replaceAll("@", "@\u200b");

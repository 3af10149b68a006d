import { bytes } from "../../model/text/byte-size.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { BackedUp } from "../../sync/backup/backup-report.ts";
import type { Job } from "../start/job.ts";
import { codeSpan, link, table } from "./markdown.ts";

const mostRows = 50;

/** What a backup recorded, branch by branch, each with a link to the commit; empty text where it is no backup. */
export function recordTable(records: readonly BackedUp[], { repositoryUrl }: Job): string {
  const branches = records.filter(({ branch }) => !branch.startsWith("$"));
  if (branches.length === 0) return "";
  const rows = branches
    .slice(0, mostRows)
    .map(({ branch, record, isNew, origin, modules, bytes: size }) => [
      codeSpan(branch),
      `${modules}`,
      bytes(size),
      isNew ? words[origin] : "recorded so already",
      link(codeSpan(shortId(record)), `${repositoryUrl}/commit/${record}`),
    ]);
  const more = branches.length > mostRows ? `\n\n<sub>and ${branches.length - mostRows} more</sub>` : "";
  return `${table("lrrll", ["Branch", "Modules", "Size", "", "Record"], rows)}${more}`;
}

const words = {
  deploy: "🟢 deployed from a commit",
  restore: "🟢 restored",
  edit: "🟡 edited in the game",
  backup: "🟢 first record",
};

import type { ModuleChange, PlanReport } from "../../model/outcome/report.ts";
import { bytes } from "../../model/text/byte-size.ts";
import { codeSpan, table } from "./markdown.ts";
import { growth } from "./sizes.ts";

const mostRows = 100;

/** What changes, module by module, largest change first; empty text where nothing does. */
export function moduleTable({ added, changed, removed, unchanged }: PlanReport): string {
  const rows = [
    ...added.map((change) => ({ mark: "🟢 added", change })),
    ...changed.map((change) => ({ mark: "🟡 changed", change })),
    ...removed.map((change) => ({ mark: "🔴 removed", change })),
  ];
  if (rows.length === 0) return "";
  const shown = rows.slice(0, mostRows).map(({ mark, change }) => row(mark, change));
  const more = rows.length > mostRows ? `and ${rows.length - mostRows} more · ` : "";
  const rest = `${more}${unchanged} unchanged`;
  return `${table("llrr", ["", "Module", "Size", "Change"], shown)}\n\n<sub>${rest}</sub>`;
}

function row(mark: string, { name, before = 0, after }: ModuleChange): string[] {
  return [mark, codeSpan(name), after === undefined ? "—" : bytes(after), growth(before, after ?? 0)];
}

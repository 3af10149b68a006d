import { type Mood, moodOf } from "../../model/outcome/outcome.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { ServerReport } from "../result/result.ts";
import { outcomeWords } from "./outcome-words.ts";

/** Where one commit went: a Mermaid chart, worth its place only where it forks. */
export function flowChart(reports: readonly ServerReport[]): string {
  const [first] = reports;
  if (first === undefined || first.commit === "" || reports.length < 2) return "";
  const lines = reports.flatMap((report, index) => [
    `  commit --> s${index}["${label(report.server)}<br/>${label(report.branch ?? "")}<br/>${outcomeWords[report.outcome]}"]`,
    `  class s${index} ${colours[moodOf(report.outcome)]}`,
  ]);
  return [
    "```mermaid",
    "flowchart LR",
    `  commit(["${label(shortId(first.commit))}"])`,
    ...lines,
    ...classes,
    "```",
  ].join("\n");
}

const classes = [
  "  classDef good fill:#dafbe1,stroke:#1a7f37,color:#1f2328",
  "  classDef waiting fill:#fff8c5,stroke:#9a6700,color:#1f2328",
  "  classDef bad fill:#ffebe9,stroke:#cf222e,color:#1f2328",
];

const colours: Readonly<Record<Mood, string>> = { good: "good", note: "waiting", warn: "waiting", bad: "bad" };

/** Mermaid has a language of its own; only signs without a meaning in it are shown, the tables below have the rest. */
const label = (text: string): string => text.replaceAll(/[^\w ./-]/g, "·").slice(0, 40);

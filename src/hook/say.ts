import { styleText } from "node:util";
import { PreflightError, type SyncError } from "../model/errors.ts";
import type { Finding } from "../model/finding.ts";
import type { Report } from "../model/report.ts";
import { visible } from "../model/visible-text.ts";
import { openOutput } from "../sync/output.ts";
import type { Happening } from "../sync/world.ts";

type Mark = "good" | "waiting" | "bad" | "plain";

/** One line for the person at `git push`. */
export type Say = (mark: Mark, line: string) => void;

const marks = { good: ["green", "✓ "], waiting: ["yellow", "! "], bad: ["red", "✗ "], plain: ["dim", "  "] } as const;

/** Lines on stderr, where git's own go: stdout of a hook is not shown everywhere. Redacted and made visible here. */
export function openSay(redact: (text: string) => string): Say {
  const output = openOutput();
  return (mark, line) => {
    const [style, sign] = marks[mark];
    const { stderr } = process;
    const tool = styleText("dim", "screeps-sync", { stream: stderr });
    output.word(`${tool} ${styleText(style, sign, { stream: stderr })}${visible(redact(line))}\n`);
  };
}

/** A report in a few lines: what is true now, counts of what changed, what is wrong where. */
export function reportLines(report: Report): [Mark, string][] {
  const { plan } = report;
  const counts =
    plan === undefined
      ? []
      : [`${plan.added.length} added, ${plan.changed.length} changed, ${plan.removed.length} removed`];
  return [
    [markOf(report), report.message],
    ...report.warnings.map((line): [Mark, string] => ["waiting", line]),
    ...[...counts, ...findingLines(report.findings, report.message), ...report.notes].map((line): [Mark, string] => [
      "plain",
      line,
    ]),
  ];
}

function markOf({ outcome }: Report): Mark {
  if (["deployed", "restored", "unchanged", "planned", "superseded"].includes(outcome)) return "good";
  return ["written", "skipped", "rate-limited", "unreachable", "unknown"].includes(outcome) ? "waiting" : "bad";
}

export function sayFailure(say: Say, failure: SyncError): void {
  say(failure.outcome === "unreachable" || failure.outcome === "rate-limited" ? "waiting" : "bad", failure.message);
  const findings = failure instanceof PreflightError ? failure.findings : [];
  for (const line of findingLines(findings, failure.message)) say("plain", line);
}

export function sayHappening(say: Say): (happening: Happening) => void {
  return (happening) => {
    if (happening.kind !== "waiting") return;
    say("waiting", happening.error.message);
    say("plain", `Waiting ${(happening.waitMs / 1000).toFixed(1)} s`);
  };
}

const shownFindings = 10;

/** What the message does not say already. */
function findingLines(findings: readonly Finding[], said: string): string[] {
  const lines = findings.filter(({ message }) => !said.includes(message)).map(findingLine);
  const more = lines.length - shownFindings;
  return more > 0 ? [...lines.slice(0, shownFindings), `and ${more} more`] : lines;
}

function findingLine({ path, line, message }: Finding): string {
  return `${path === undefined ? "" : `${path}${line === undefined ? "" : `:${line}`} `}${message}`;
}

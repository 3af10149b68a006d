import { setOutput } from "@actions/core";
import type { Redactor } from "../../model/account/redact.ts";
import { outcomes } from "../../model/outcome/outcome.ts";
import type { Report } from "../../model/outcome/report.ts";
import { visibleJson } from "../../model/text/visible-text.ts";
import { publicReport } from "./public-report.ts";
import { decisive, type Result } from "./result.ts";

interface Output {
  readonly help: string;
  /** What the value always matches, so that a shell or an expression can take it; free text is only inside `report`. */
  readonly pattern: RegExp;
  readonly value: (report: Report | undefined, result: Result) => string | number | undefined;
}

const safeName = /^[\w./+@][\w./+@-]{0,29}$/;
const oid = /^(?:[0-9a-f]{40}|[0-9a-f]{64})?$/;
const count = /^\d*$/;

/** Every output, set on every path; empty where there is nothing to say. With several servers, of the worst that counts. */
export const outputs: Readonly<Record<string, Output>> = {
  "changed-branches": {
    help: "of a backup: the code branches recorded anew, with commas between; ? for a name of more than letters, digits and ._/+@-",
    pattern: /^(?:(?:\?|[\w./+@][\w./+@-]{0,29})(?:,|$))*$/,
    value: (_, result) => changedBranches(result).join(","),
  },
  outcome: {
    help: "what is true now: one word of the table of outcomes",
    pattern: new RegExp(`^(?:${Object.keys(outcomes).join("|")})$`),
    value: (_, result) => result.outcome,
  },
  health: {
    help: "what the game told of the deploy: healthy, sick or unknown; empty where nobody watched",
    pattern: /^(?:healthy|sick|unknown)?$/,
    value: (report) => report?.health?.verdict,
  },
  branch: {
    help: "code branch; empty where its name holds more than letters, digits and ._/+@-",
    pattern: /^(?:[\w./+@][\w./+@-]{0,29})?$/,
    value: (report) => report?.branch,
  },
  commit: { help: "commit id, in full", pattern: oid, value: (report) => report?.commit },
  modules: { help: "how many modules the commit has", pattern: count, value: (report) => report?.modules },
  bytes: { help: "size of the set by the server's own count", pattern: count, value: (report) => report?.bytes },
  added: { help: "how many modules are new", pattern: count, value: (report) => report?.plan?.added.length },
  changed: { help: "how many modules change", pattern: count, value: (report) => report?.plan?.changed.length },
  removed: { help: "how many modules go", pattern: count, value: (report) => report?.plan?.removed.length },
  "retry-at": {
    help: "when the rate limit is free again (ISO 8601, UTC)",
    pattern: /^(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)?$/,
    value: (report) => report?.retryAt,
  },
  "retry-after-ms": { help: "the same as ms from now", pattern: count, value: (report) => report?.retryAfterMs },
  "writes-left": { help: "writes left today", pattern: count, value: (report) => report?.writesLeft },
  record: {
    help: "id of the record commit that keeps what was live",
    pattern: oid,
    value: (report) => recordOf(report),
  },
  "pull-request": {
    help: "of a pull: the number of the pull request that brings home what was edited in the game",
    pattern: count,
    value: (_, { pullRequest }) => pullRequest,
  },
  report: {
    help: "everything as JSON, without code and secrets: see docs/report.schema.json",
    pattern: /^\{[\s\S]*\}$/,
    value: (_, result) => visibleJson(publicReport(result)),
  },
};

/** Sets every output. A value that does not match its pattern is set empty, whatever a server has sent. */
export function writeOutputs(result: Result, redact: Redactor): void {
  const report = decisive(result.reports);
  for (const [name, { value, pattern }] of Object.entries(outputs)) {
    const text = redact(String(value(report, result) ?? ""));
    setOutput(name, pattern.test(text) ? text : "");
  }
}

function changedBranches({ reports }: Result): string[] {
  const fresh = reports
    .flatMap(({ records = [] }) => records)
    .filter(({ branch, isNew }) => isNew && branch[0] !== "$");
  // A name that nothing can be done with still says that something changed.
  return [...new Set(fresh.map(({ branch }) => (safeName.test(branch) ? branch : "?")))];
}

function recordOf(report: Report | undefined): string | undefined {
  return report !== undefined && "record" in report ? String(report.record) : undefined;
}

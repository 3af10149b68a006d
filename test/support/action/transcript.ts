import type { StepResult } from "./action-runner.ts";

/** A step as a person reads it: what it printed, set, wrote and asked. What differs from run to run is replaced. */
export function transcript(title: string, { status, stdout, outputs, summary, requests }: StepResult): string {
  const printed = stdout.split("\n").filter((line) => !/^::(?:add-mask|debug)::/.test(line));
  const { report: _, ...others } = outputs;
  const parts = [
    `# ${title}`,
    `exit status ${status}`,
    "",
    "## log",
    ...printed,
    "## outputs",
    ...Object.entries(others).map(([name, value]) => `${name}=${value}`),
    "",
    "## requests",
    ...(requests.length === 0 ? ["(none)"] : requests),
    "",
    "## summary",
    summary,
  ];
  return settle(parts.join("\n"));
}

/** Ports, times, waits and the ids of the test's own commits change; nothing else does. */
function settle(text: string): string {
  return text
    .replaceAll(/127\.0\.0\.1(:|%3A)\d+/g, "127.0.0.1$1PORT")
    .replaceAll(/free again in [^(]+\([^)]* UTC[^)]*\)/g, "free again in N s (TIME)")
    .replaceAll(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{3}Z| UTC)/g, "TIME")
    .replaceAll(/\b([Ww]aiting|[Ww]aited) \d+(?:\.\d)? s/g, "$1 N s")
    .replaceAll(/next try is \d+(?:\.\d)? s away/g, "next try is N s away")
    .replaceAll(/(?<=retry-after-ms=)\d+/g, "N")
    .replaceAll(/\b[0-9a-f]{40}\b/g, "COMMIT")
    .replaceAll(/\b(?=[0-9a-f]*\d)[0-9a-f]{7}\b/g, "commit");
}

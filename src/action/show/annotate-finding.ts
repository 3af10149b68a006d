import type { Finding } from "../../model/outcome/finding.ts";
import type { Log } from "../start/log.ts";

/** What our own check found, once, on the line of the file: several servers get the same modules. */
export function annotateFindings(log: Log, findings: readonly Finding[]): void {
  const once = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  for (const finding of once.values()) annotateFinding(log, finding);
}

function annotateFinding(log: Log, { severity, message, path, line, column, about }: Finding): void {
  log.annotate(severity, path === undefined ? message : `${path}${line === undefined ? "" : `:${line}`} ${message}`, {
    title: about === "game" ? "The game reports" : "Module check",
    ...(path === undefined ? {} : { file: path, line: 1 }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
  });
}

import type { CodePlace, Finding, Severity } from "../outcome/finding.ts";

/** What preflight looks for, how bad it is unless `checks:` says otherwise, and what it is. Help and docs print this table. */
export const checks = {
  "missing-module": { usual: "error", what: "a require of a module that is not there" },
  "wrong-case": { usual: "error", what: "a require that differs from a module in letter case only" },
  "parent-path": { usual: "error", what: "a require with ../, which the game never resolves" },
  syntax: { usual: "error", what: "code that is not JavaScript" },
  "es-module": { usual: "error", what: "import or export, where the game runs CommonJS" },
  "no-main": { usual: "error", what: "no module called main, where the game starts" },
  "lost-file": { usual: "error", what: "two files that become one module" },
  size: { usual: "error", what: "more than the server takes, by its own count" },
  credential: { usual: "error", what: "a token in the files of the commit" },
} as const satisfies Record<string, { usual: CheckLevel; what: string }>;

export type CheckName = keyof typeof checks;
export const checkLevels = ["error", "warn", "off"] as const;
export type CheckLevel = (typeof checkLevels)[number];

/** Levels that somebody chose, by check. */
export type CheckLevels = { readonly [name in CheckName]?: CheckLevel };

const severities = { error: "error", warn: "warning" } as const satisfies Record<"error" | "warn", Severity>;

/**
 * One finding of a check at the level that is set for it, or none.
 * @param mildest `warn` where the game may never come to that line: it is then no error
 */
export function found(
  levels: CheckLevels,
  check: CheckName,
  message: string,
  place: CodePlace & { readonly mildest?: "warn" | undefined } = {},
): Finding[] {
  const { mildest, ...where } = place;
  const level = levels[check] ?? checks[check].usual;
  if (level === "off") return [];
  return [{ severity: mildest === "warn" ? "warning" : severities[level], check, message, ...where }];
}

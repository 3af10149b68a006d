import { debug, error, info, notice, warning } from "@actions/core";
import type { Redactor } from "../../model/account/redact.ts";
import { visible, visibleLines } from "../../model/text/visible-text.ts";

interface Annotation {
  readonly title?: string;
  /** Path from the repository root. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

export type Level = "error" | "warning" | "notice";

/** The one place of the Action that prints. Everything is redacted and made visible here. */
export interface Log {
  readonly redact: Redactor;
  readonly info: (text: string) => void;
  /** Shown only where the workflow runs with debug logging. */
  readonly trace: (text: string) => void;
  /** What there is no room for as an annotation is a line of the log all the same. */
  readonly annotate: (level: Level, message: string, about?: Annotation) => void;
  /** Says how many annotations there was no room for. */
  readonly close: () => void;
}

// GitHub keeps 10 of each kind for a step and drops the rest without a word; the tenth says how many.
const mostOfAKind = 9;
const longestMessage = 4000;
const print = { error, warning, notice };

export function openLog(redact: Redactor): Log {
  const counts = { error: 0, warning: 0, notice: 0 };
  const safe = (text: string): string => visible(shorten(redact(text)));
  return {
    redact,
    info: (text) => info(visibleLines(redact(text))),
    trace: (text) => debug(safe(text)),
    annotate: (level, message, { title, file, line, column } = {}) => {
      counts[level] += 1;
      if (counts[level] > mostOfAKind) return info(`${level}: ${safe(message)}`);
      print[level](safe(message), {
        title: safe(title ?? "screeps-sync"),
        ...(file === undefined ? {} : { file: safe(file) }),
        ...(line === undefined ? {} : { startLine: line }),
        ...(column === undefined ? {} : { startColumn: column }),
      });
    },
    close: () => {
      for (const level of ["error", "warning", "notice"] as const) {
        const more = counts[level] - mostOfAKind;
        if (more > 0) print[level](`and ${more} more: see the log of this step`, { title: "screeps-sync" });
      }
    },
  };
}

const shorten = (text: string): string => (text.length > longestMessage ? `${text.slice(0, longestMessage)}…` : text);

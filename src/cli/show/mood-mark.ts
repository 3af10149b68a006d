import { type Mood, moodOf, type Outcome } from "../../model/outcome/outcome.ts";
import type { Piece } from "../terminal/console.ts";

const marks: Readonly<Record<Mood, Piece>> = {
  good: ["green", "✓ "],
  note: ["green", "✓ "],
  warn: ["yellow", "! "],
  bad: ["red", "✗ "],
};

/** The sign before the message of an outcome. */
export const markOf = (outcome: Outcome): Piece => marks[moodOf(outcome)];

/** The sign before what succeeded and may not be what was meant. */
export const warningMark = marks.warn;

import { counted } from "../text/counted.ts";
import { median } from "./median.ts";
import { type Pulse, runs, ticksSeen } from "./pulse.ts";
import { isMute, isOver } from "./watch-end.ts";

export const verdicts = ["healthy", "sick", "unknown"] as const;

export type Verdict = (typeof verdicts)[number];

/** What the game told while it ran a deploy. */
export interface Finding {}

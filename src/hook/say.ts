import { styleText } from "node:util";
import { RateLimitedError } from "../model/outcome/errors.ts";
import { visible } from "../model/text/visible-text.ts";
import { openOutput } from "../sync/start/output.ts";
import { tellWait } from "../sync/start/tell-wait.ts";
import type { Happening } from "../sync/start/world.ts";

export type Sign = "good" | "waiting" | "bad" | "plain";

/** One line for the person at `git push`. */
export type Say = (sign: Sign, line: string) => void;

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

/** The first wait for a limit is told, and only it: the end says how it all went. Lost answers are tried again in silence. */
export function sayWaiting(say: Say): (happening: Happening) => void {
  let told = false;
  return (happening) => {
    if (told || happening.kind !== "waiting" || !(happening.error instanceof RateLimitedError)) return;
    told = true;
    say("waiting", tellWait(happening));
  };
}

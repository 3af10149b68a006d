// Covered by test/cli/learn/doors.test.ts
import { explanationsOf, type Teaching, words } from "../../model/learn/explanation.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { didYouMean } from "../../model/text/did-you-mean.ts";
import type { Console } from "../terminal/console.ts";
import type { Context } from "../terminal/context.ts";

/** `screeps-sync explain <word>` */
export async function run({ args, console }: Context): Promise<number> {
  const word = args[0] ?? "";
  const found = explanationsOf(word);
  if (found.length === 0)
    throw new UsageError(
      `Cannot explain "${word}": it is no setting, outcome or finding${didYouMean(word, words) || `; known are ${words.join(", ")}`}`,
    );
  if (console.options.json) console.printJson(found);
  else for (const each of found) print(console, each);
  return 0;
}

function print({ print: line }: Console, { word, kind, what, facts }: Teaching): void {
  line(["bold", word], ["dim", ` (${kind})`]);
  line(`  ${what}`);
  const width = Math.max(...facts.map(([name]) => name.length));
  for (const [name, text] of facts) line(["dim", `  ${name.padEnd(width)}  `], text);
}

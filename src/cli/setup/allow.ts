// Covered by test/attacks/origins.test.ts
import { UsageError } from "../../model/outcome/errors.ts";
import { outcomes } from "../../model/outcome/outcome.ts";
import { agreeTo, readWishes, type Wish } from "../../sync/setup/allow.ts";
import { ask, canAsk } from "../terminal/ask.ts";
import type { Console } from "../terminal/console.ts";
import { askedIn, type Context } from "../terminal/context.ts";

/** `screeps-sync allow [ref]`: shows what a committed configuration asks a person for, and keeps his yes for this clone. */
export async function run(context: Context): Promise<number> {
  const { console, args, flags } = context;
  const asked = askedIn(context, args[0] ?? "HEAD");
  const wishes = await readWishes(asked);
  const open = wishes.filter(({ agreed }) => !agreed);
  if (!console.options.json) show(console, wishes);
  const agreed = open.length === 0 || flags["yes"] === true || (await confirmed(context));
  if (agreed) await agreeTo(asked.repository, open);
  if (console.options.json) console.printJson({ agreed, wishes: agreed ? wishes.map(granted) : wishes });
  else say(console, open, agreed);
  return agreed || canAsk(console) ? 0 : outcomes.usage.exit;
}

const granted = (wish: Wish): Wish => ({ ...wish, agreed: true });

/** As JSON nobody is asked: the list says what is open, and the exit status that nothing was agreed to. */
async function confirmed(context: Context): Promise<boolean> {
  if (context.console.options.json) return false;
  if (!canAsk(context.console))
    throw new UsageError("Cannot ask: nobody is at a terminal here; look at the list, then give --yes");
  return ask(context, "Agree to that, in this clone?");
}

function show({ print }: Console, wishes: readonly Wish[]): void {
  const width = Math.max(0, ...wishes.map(({ text }) => text.length));
  for (const wish of wishes)
    print(wish.agreed ? ["green", "✓ "] : ["yellow", "? "], wish.kind.padEnd(8), wish.text.padEnd(width), [
      "dim",
      `  ${meaning(wish)}`,
    ]);
}

function meaning({ kind, text, servers }: Wish): string {
  if (kind === "build") return "is run as you, with all that you may do, when the code is built";
  const plain = text.startsWith("http:") ? ", in plain http" : "";
  return `gets your credentials${plain} (${servers.join(", ")})`;
}

function say({ print }: Console, open: readonly Wish[], agreed: boolean): void {
  if (open.length === 0) print(["green", "✓ "], "Nothing is left to agree to");
  else if (!agreed) print("Nothing was agreed to");
  else print(["green", "✓ "], "Agreed, in this clone; taken back by: git config --remove-section screeps-sync-allow");
}

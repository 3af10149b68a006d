// Covered by test/doors/cli.test.ts
import type { RawSettings } from "../../model/settings/read-settings.ts";
import { nameOfFlag } from "../../model/text/told.ts";
import { type Door, openDoor } from "../../sync/start/open-world.ts";
import type { Asked } from "../../sync/start/prepare.ts";
import { tellGivingUp, tellWait } from "../../sync/start/tell-wait.ts";
import type { Happening } from "../../sync/start/world.ts";
import { ask, canAsk } from "./ask.ts";
import type { Console } from "./console.ts";

/** Whether a write may have left this machine, for the words of somebody who leaves now. */
export interface Sent {
  maybe: boolean;
}

/** What every command is given. */
export interface Context {
  readonly args: readonly string[];
  /** Flags that are settings. */
  readonly raw: RawSettings;
  /** The other flags of the command, as commander read them. */
  readonly flags: Readonly<Record<string, unknown>>;
  readonly directory: string;
  readonly env: NodeJS.ProcessEnv;
  readonly console: Console;
  readonly interrupt: AbortSignal;
  /** Hides a credential that came to light, in all that is printed from now on. */
  readonly onSecret: (secret: string) => void;
  readonly sent: Sent;
}

export function askedIn(context: Context, ref: string): Asked {
  const { raw, onSecret } = context;
  return { ...doorOf(context), ref, raw, nameOf: nameOfFlag, onSecret, askToBuild: askToBuild(context) };
}

function askToBuild(context: Context): Asked["askToBuild"] {
  if (!canAsk(context.console)) return undefined;
  return (command) => {
    context.console.warn(["yellow", "! "], "The commit asks to run this, as you, with all that you may do: ", [
      "bold",
      command,
    ]);
    return ask(context, "Run it, now and whenever this clone builds the same?");
  };
}

/** The command line as a door: what happens goes to the console. */
export function doorOf({ directory, env, interrupt, console, sent }: Context): Door {
  return openDoor({
    directory,
    env,
    interrupt,
    tell: (happening) => {
      if (happening.kind === "step" && happening.writes === true) sent.maybe = true;
      show(console, happening);
    },
    trace: console.progress,
  });
}

function show({ progress, warn, options }: Console, happening: Happening): void {
  if (happening.kind === "step") progress(happening.text);
  if (happening.kind === "waiting") {
    warn(["yellow", "! "], tellWait(happening));
    if (!options.verbose) progress("Waiting");
  }
  // Of the first try the report says all.
  const givingUp = happening.kind === "gave-up" && happening.tries > 1 ? tellGivingUp(happening) : undefined;
  if (givingUp !== undefined) warn(["yellow", "! "], givingUp);
}

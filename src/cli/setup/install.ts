// Covered by test/doors/hook/install.test.ts
import { relative } from "node:path";
import { type HookChoices, type Installed, installHook } from "../../hook/install/set-up.ts";
import { askedIn, type Context } from "../terminal/context.ts";
import { lefthookLines } from "./hook-lines.ts";
import { programFolder } from "./program-folder.ts";

/** `screeps-sync install` */
export async function run(context: Context): Promise<number> {
  const { console } = context;
  const choices = choicesIn(context);
  const installed = await installHook(askedIn(context, "HEAD"), choices);
  const { place, remote, mode, found, kept, program } = installed;
  if (console.options.json) {
    console.printJson({ file: place.file, kind: place.kind, remote, mode, found, kept, program, shared: place.shared });
    return 0;
  }
  if (place.kind === "lefthook") tellLines(context, installed, choices.strict);
  else tellHook(context, installed);
  if (/[/\\]_npx[/\\]/.test(program))
    console.warn(
      ["yellow", "! "],
      "npx will delete this copy some day: npm install --save-dev screeps-sync keeps one, then install again",
    );
  return 0;
}

function choicesIn({ flags, directory }: Context): HookChoices {
  return {
    mode: flags["mode"] === "check" ? "check" : "deploy",
    strict: flags["strict"] === true,
    remote: typeof flags["remote"] === "string" ? flags["remote"] : undefined,
    programFolder: programFolder(directory),
  };
}

function tellLines({ console, raw }: Context, { place, program, remote, mode }: Installed, strict: boolean): void {
  const config = typeof raw["config"] === "string" ? raw["config"] : undefined;
  console.print(`lefthook writes the hooks here: put this into ${place.file}, then run "lefthook install"`, "");
  console.printText(lefthookLines({ program, remote, mode, strict, config }));
}

function tellHook({ console, directory }: Context, { place, remote, mode, found, kept, doubts }: Installed): void {
  const file = relative(directory, place.file);
  const does = mode === "check" ? "checks the modules of" : "deploys";
  console.print(["green", "✓ "], `Installed the pre-push hook: ${file.startsWith("..") ? place.file : file}`);
  console.print(["dim", "  "], `git push ${remote} ${does} what it pushes`);
  if (found === "ours") console.print(["dim", "  it was there already"]);
  if (kept !== undefined) console.print(["dim", "  "], `The hook that was there ${keptHow(doubts)}, kept as ${kept}`);
  if (doubts.includes("asks for its name"))
    console.warn(
      ["yellow", "! "],
      `It asks for its own name ($0), which is another one now: see whether it still works`,
    );
  if (place.shared)
    console.warn(
      ["yellow", "! "],
      "core.hooksPath gives this folder to other clones too; the hook does nothing in those without an install of their own",
    );
  if (place.note !== undefined) console.warn(["yellow", "! "], place.note);
}

const keptHow = (doubts: Installed["doubts"]): string =>
  doubts.includes("not executable") ? "is not executable, so that it does not run, as before" : "runs first";

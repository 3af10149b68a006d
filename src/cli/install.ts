import { relative } from "node:path";
import { installHook } from "../hook/set-up.ts";
import { askedIn, type Context, doorOf } from "./context.ts";
import { linesFor } from "./hook-lines.ts";
import { programFolder } from "./program-folder.ts";

/** `screeps-sync install` */
export async function run(context: Context): Promise<number> {
  const { console, flags, directory } = context;
  const { place, remote, mode, found, kept, program } = await installHook(doorOf(context), askedIn(context, "HEAD"), {
    mode: flags["mode"] === "check" ? "check" : "deploy",
    strict: flags["strict"] === true,
    remote: typeof flags["remote"] === "string" ? flags["remote"] : undefined,
    programFolder: programFolder(directory),
  });
  if (console.options.json) {
    console.printJson({ file: place.file, kind: place.kind, remote, mode, found, kept, program });
    return 0;
  }
  if (place.kind === "lefthook" || place.kind === "pre-commit") {
    console.print(`${place.kind} writes the hooks here: put this into ${place.file}`, "");
    console.printText(linesFor(place.kind, { remote, mode, strict: flags["strict"] === true }));
    return 0;
  }
  const file = relative(directory, place.file);
  console.print(["green", "✓ "], `Installed the pre-push hook: ${file.startsWith("..") ? place.file : file}`);
  console.print(
    ["dim", "  "],
    `git push ${remote} ${mode === "check" ? "checks the modules of" : "deploys"} what it pushes`,
  );
  if (found === "ours") console.print(["dim", "  it was there already"]);
  if (kept !== undefined) console.print(["dim", "  "], `The hook that was there runs first, kept as ${kept}`);
  if (place.note !== undefined) console.warn(["yellow", "! "], place.note);
  if (/[/\\]_npx[/\\]/.test(program))
    console.warn(
      ["yellow", "! "],
      "npx will delete this copy some day: npm install --save-dev screeps-sync keeps one, then install again",
    );
  return 0;
}

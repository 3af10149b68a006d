import { uninstallHook } from "../hook/set-up.ts";
import { type Context, doorOf } from "./context.ts";

/** `screeps-sync uninstall` */
export async function run(context: Context): Promise<number> {
  const { console } = context;
  const { place, found, restored, hadSettings } = await uninstallHook(doorOf(context));
  if (console.options.json) console.printJson({ file: place.file, kind: place.kind, found, restored });
  else if (found === "ours")
    console.print(
      ["green", "✓ "],
      `Took the pre-push hook away: ${place.file}${restored ? "; the one that was there before is back" : ""}`,
    );
  else if (place.kind === "lefthook" || place.kind === "pre-commit")
    console.print(["green", "✓ "], `Nothing of ours is left here; take our lines out of ${place.file}`);
  else
    console.print(["green", "✓ "], hadSettings ? "Took the hook's settings away" : "No hook of ours is installed here");
  return 0;
}

// Covered by test/doors/hook/install.test.ts
import { uninstallHook } from "../../hook/install/set-up.ts";
import { type Context, doorOf } from "../terminal/context.ts";

/** `screeps-sync uninstall` */
export async function run(context: Context): Promise<number> {
  const { console } = context;
  const { place, removed, stays, hadSettings } = await uninstallHook(doorOf(context));
  if (console.options.json) {
    const found = removed.length > 0 || stays ? "ours" : "nothing";
    const restored = removed.some((hook) => hook.restored);
    console.printJson({ file: removed[0]?.file ?? place.file, kind: place.kind, found, restored, stays });
    return 0;
  }
  for (const { file, restored } of removed)
    console.print(
      ["green", "✓ "],
      `Took the pre-push hook away: ${file}${restored ? "; the one that was there before is back" : ""}`,
    );
  if (stays)
    console.print(
      ["green", "✓ "],
      `The hook does nothing in this clone any more; it stays in ${place.file}, which other clones may use: delete it when none does`,
    );
  else if (removed.length === 0)
    console.print(["green", "✓ "], hadSettings ? "Took the hook's settings away" : "No hook of ours is installed here");
  if (place.kind === "lefthook") console.print(["dim", "  "], `Take our lines out of ${place.file}, if they are there`);
  return 0;
}

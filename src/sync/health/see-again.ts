// Covered by test/sync/health/roll-back.test.ts
import { errorReader } from "../../model/health/read-errors.ts";
import type { Modules } from "../../model/modules/modules.ts";
import type { Report } from "../../model/outcome/report.ts";
import { counted } from "../../model/text/counted.ts";
import { heardOfWrite } from "./heard-of-ours.ts";
import { watch } from "./watch.ts";
import type { WatchedRun } from "./watched.ts";

/** Watches what is live again, for as many ticks, and says of it what it is. */
export async function seeAgain(
  { deployment, world, ear, wanted }: WatchedRun,
  { notes, warnings }: Pick<Report, "notes" | "warnings">,
  { live, hash }: { readonly live: Modules; readonly hash: number },
): Promise<Pick<Report, "notes" | "warnings">> {
  if (!("take" in ear)) return { notes, warnings };
  const { place, further } = deployment;
  const rules = { branch: place.branch, hash, ticks: further.ticks, read: errorReader(wanted.modules, live) };
  const heard = heardOfWrite({ ...deployment, hash }, { sent: "acknowledged" }, [], ear.take());
  const active = ear.active === undefined ? undefined : place.branch;
  world.tell({ kind: "step", text: `Watching ${counted(further.ticks, "tick")} of what is live again` });
  const { verdict, why } = await watch(world, ear, { rules, active, heard, seconds: further.seconds });
  const note = { kind: "live-again", branch: place.branch, verdict, why } as const;
  return verdict === "healthy" ? { notes: [...notes, note], warnings } : { notes, warnings: [...warnings, note] };
}

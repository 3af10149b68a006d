// Covered by test/sync/origin/last-made-live.test.ts
import type { Outcome } from "../../model/outcome/outcome.ts";
import { noteMadeLive } from "../origin/last-made-live.ts";
import type { World } from "../start/world.ts";
import type { Ending } from "./course.ts";
import type { Deployment } from "./deployment.ts";

/** What `pull` takes to be below whatever is edited in the game from now on. */
export function noteLive(
  { source, place, commit, dryRun }: Deployment,
  { repository: { directory } }: World,
  { outcome }: Ending,
): void {
  if (!dryRun && made.has(outcome)) noteMadeLive({ directory, env: source.env }, place, commit.oid);
}

const made: ReadonlySet<Outcome> = new Set(["deployed", "restored", "written", "unchanged"]);

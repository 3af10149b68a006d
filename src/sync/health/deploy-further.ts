import type { Report } from "../../model/outcome/report.ts";
import { deploy } from "../deploy/deploy.ts";
import type { Deployment } from "../deploy/deployment.ts";
import { readSource } from "../source/committed-modules.ts";
import type { World } from "../start/world.ts";

/** A deploy and what is wished beyond it: that the game runs it, and that it runs well. A plan goes no further. */
export async function deployFurther(deployment: Deployment, world: World, read = readSource): Promise<Report> {
  const { further, dryRun } = deployment;
  if (dryRun || (further.ticks === 0 && !further.activate)) return deploy(deployment, world, read);
  const asked = further.activate ? ({ ...deployment, tellActive: "never" } as const) : deployment;
  // What most deploys do not need is not loaded by them.
  if (further.ticks > 0) return (await import("./deploy-watched.ts")).deployWatched(asked, world, read);
  const { activateAfter } = await import("./activate-after.ts");
  return (await activateAfter(asked, world, await deploy(asked, world, read))).report;
}

import { deployTargets } from "../sync/deploy-targets.ts";
import { goesNowhere } from "../sync/places.ts";
import { prepare } from "../sync/prepare.ts";
import { checkCredentials, hideCredentials } from "./credentials.ts";
import { showDeployment } from "./deployment.ts";
import { type Result, resultOf } from "./result.ts";
import type { Run } from "./run.ts";

/** `command: deploy` */
export async function deploy(run: Run): Promise<Result> {
  const { asked, door, inputs } = run;
  const prepared = await prepare(door.repository, asked);
  hideCredentials(prepared.targets, run);
  if (goesNowhere(prepared)) return resultOf(inputs.command, await deployTargets(asked, prepared, door), []);
  checkCredentials(prepared.targets, run);
  return showDeployment(run, prepared, async () =>
    resultOf(inputs.command, await deployTargets(asked, prepared, door), prepared.targets),
  );
}

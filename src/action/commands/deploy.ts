// Covered by test/doors/action/action.test.ts

import { deployAndPrune } from "../../sync/clean/deploy-and-prune.ts";
import { goesNowhere } from "../../sync/start/places.ts";
import { prepare } from "../../sync/start/prepare.ts";
import { askOpenPulls } from "../github/open-pulls.ts";
import { type Result, resultOf } from "../result/result.ts";
import type { ActionRun } from "../start/run.ts";
import { checkCredentials, hideCredentials } from "./credentials.ts";
import { showDeployment } from "./deployment.ts";

/** `command: deploy` */
export async function deploy(run: ActionRun): Promise<Result> {
  const { asked, inputs } = run;
  const prepared = await prepare(asked);
  hideCredentials(prepared.targets, run);
  if (goesNowhere(prepared)) return resultOf(inputs.command, await deployAndPrune(prepared), []);
  checkCredentials(prepared.targets, run);
  return showDeployment(run, prepared, async () =>
    resultOf(inputs.command, await deployAndPrune(prepared, () => askOpenPulls(run)), prepared.targets),
  );
}

// Covered by test/doors/action/action.test.ts
import { UsageError } from "../../model/outcome/errors.ts";
import { prepareRestore } from "../../sync/restore/restore.ts";
import { prepareAccount } from "../../sync/start/prepare.ts";
import { type Result, resultOf } from "../result/result.ts";
import type { ActionRun } from "../start/run.ts";
import { checkCredentials, hideCredentials } from "./credentials.ts";

/** `command: restore`: what the record named by `ref` keeps becomes live again. */
export async function restore(run: ActionRun): Promise<Result> {
  const { asked, inputs } = run;
  if (inputs.ref === "") throw new UsageError('Cannot restore: input "ref" is empty; give the id of a record');
  const account = await prepareAccount(asked);
  hideCredentials(account.targets, run);
  checkCredentials(account.targets, run);
  const restoration = await prepareRestore(asked, asked.ref, account);
  const report = account.values["dry-run"] ? await restoration.plan() : await restoration.run();
  return resultOf(inputs.command, [report], [restoration.target]);
}

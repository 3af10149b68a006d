// Covered by test/doors/action/action.test.ts
import type { Asked } from "../../sync/start/prepare.ts";
import type { Event } from "../events/read-event.ts";
import type { Job } from "./job.ts";
import type { Log } from "./log.ts";
import type { SecretKeeper } from "./secret-keeper.ts";
import type { Inputs } from "./take-inputs.ts";

/** What every command of the Action is given. */
export interface ActionRun {
  readonly inputs: Inputs;
  readonly event: Event;
  readonly job: Job;
  readonly log: Log;
  readonly secrets: SecretKeeper;
  readonly asked: Asked;
}

import { MismatchError, ServiceError, type SyncError, UnknownStateError } from "../../model/outcome/errors.ts";
import type { Report } from "../../model/outcome/report.ts";
import { didYouMean } from "../../model/text/did-you-mean.ts";
import { shellWord } from "../../model/text/shell-word.ts";
import type { Target } from "../account/targets.ts";
import type { World } from "../start/world.ts";

export type ActivateEnding = Pick<Report, "outcome" | "message" | "retryAt" | "retryAfterMs">;

export interface ActivateOptions {
  readonly branch: string;
  /** What is to run it. */
  readonly where: "world" | "sim";
  readonly target: Target;
  /** What `--server` needs in a command to paste; undefined: nothing. */
  readonly serverFlag: string | undefined;
  readonly dryRun: boolean;
}

/** How an activation stands: what is known, and what may have left this machine. */
export interface Activating {
  readonly options: ActivateOptions;
  readonly world: World;
  sent: "nothing" | "maybe" | "acknowledged";
  before?: string | undefined;
}

export function settled(run: Activating): ActivateEnding {
  const { branch } = run.options;
  if (run.sent === "nothing")
    return { outcome: "unchanged", message: `Nothing to do: ${subject(run)} runs "${branch}" already` };
  return { outcome: "activated", message: `Activated "${branch}": ${subject(run)} runs it now${wayBack(run)}` };
}

function wayBack({ before, options: { where, serverFlag } }: Activating): string {
  if (before === undefined) return "";
  const flags = `${where === "sim" ? " --sim" : ""}${serverFlag === undefined ? "" : ` --server ${shellWord(serverFlag)}`}`;
  return `; before it ran "${before}", and "screeps-sync activate ${shellWord(before)}${flags}" brings that back`;
}

export function planned(run: Activating): ActivateEnding {
  const now = run.before === undefined ? "" : `; ${subject(run)} runs "${run.before}"`;
  return { outcome: "planned", message: `Planned to activate "${run.options.branch}"${now}: nothing was changed` };
}

export function missing({ options }: Activating, branches: readonly { readonly branch: string }[]): ServiceError {
  const { branch, target } = options;
  const names = branches.map((listed) => listed.branch);
  const listed = names.map((name) => `"${name}"`).join(", ");
  const meant =
    didYouMean(branch, names) || `; "screeps-sync deploy --branch ${shellWord(branch)}" makes one of that name`;
  return new ServiceError(
    `Cannot activate "${branch}" on ${target.label}: there is no such branch; there are ${listed}${meant}`,
  );
}

export function unconfirmed(run: Activating, active: string | undefined): SyncError {
  const { branch } = run.options;
  if (active === undefined) return unknown(run, "the server said yes, but its listing names no active branch");
  return new MismatchError(
    `Cannot confirm "${branch}": the server said yes, but ${subject(run)} runs "${active}" by its listing; somebody may have chosen it at the same time`,
  );
}

export function unknown(run: Activating, why: string, cause?: SyncError): UnknownStateError {
  const before = run.before === undefined ? "what ran before" : `"${run.before}"`;
  return new UnknownStateError(
    `Cannot tell what ${subject(run)} runs: it is "${run.options.branch}" or ${before}, for ${why}; run again to settle it`,
    { cause },
  );
}

const subject = ({ options: { where, target } }: Activating): string =>
  `${where === "sim" ? "the simulator" : "the game"} on ${target.label}`;

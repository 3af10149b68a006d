// Covered by test/sync/deploy/deploy.test.ts
import { UsageError } from "../../model/outcome/errors.ts";
import { mayUseReserve } from "../../model/settings/branch-rules.ts";
import { toldNotes } from "../../model/settings/told-settings.ts";
import { setting, told, type Words } from "../../model/text/told.ts";
import type { Target } from "../account/targets.ts";
import { sourceOptions } from "../source/source-options.ts";
import { type Prepared, prepareAt } from "../start/prepare.ts";
import { recordRemote } from "../start/record-remote.ts";
import type { Deployment } from "./deployment.ts";

/** What of a commit goes to one server. */
export function deploymentTo(whole: Prepared, target: Target): Deployment {
  const prepared = prepareAt(whole, target.place);
  const { asked, commit, known, branch, values, gitRef } = prepared;
  if (branch === undefined) throw new UsageError(told`Cannot choose a code branch: ${noRule(prepared)}`);
  return {
    ref: asked.ref,
    commit,
    target,
    place: { server: target.server.name, branch },
    tipOf: asked.tipOf,
    recordRemote: recordRemote(asked, values),
    restores: false,
    source: sourceOptions(asked, prepared),
    known,
    onDrift: values["on-drift"],
    dryRun: values["dry-run"],
    verify: values.verify,
    allowShrink: values["allow-shrink"],
    reserve: asked.usesReserve === true || mayUseReserve(gitRef, values.branches) ? 0 : values["reserve-writes"],
    further: {
      activate: values.activate,
      ticks: values.health,
      seconds: values["health-timeout"],
      onSick: values["on-sick"],
    },
    notes: toldNotes(prepared),
    tellActive: asked.tellActive ?? "never",
    ownName: ownName(prepared, target),
    nameOf: asked.nameOf,
    serverFlag: serverFlag(whole, target),
  };
}

function ownName({ values, gitRef }: Prepared, { ownBranch }: Target): string | undefined {
  const chosen = values.branch ?? values.branches ?? ownBranch;
  return chosen === undefined ? gitRef.gitBranch : undefined;
}

/** An address from the environment is there at the next command too; a flag, an input or one of several servers is not. */
function serverFlag({ asked: { raw }, targets }: Prepared, { label, server }: Target): string | undefined {
  if (raw["server"] !== undefined) return String(raw["server"]);
  return targets.some((other) => other.server.root !== server.root) ? label : undefined;
}

/** Why a commit goes to no code branch. */
export function noRule({ asked: { ref }, gitRef }: Prepared): Words {
  const name = gitRef.gitBranch ?? gitRef.tag;
  const what = name === undefined ? `${ref} is neither a branch nor a tag` : `no rule of branches: matches "${name}"`;
  return told`${what}; ${setting("branch")} names one`;
}

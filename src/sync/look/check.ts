import type { Report } from "../../model/outcome/report.ts";
import type { Target } from "../account/targets.ts";
import { type Asked, type Prepared, prepare } from "../start/prepare.ts";
import { deployTargets } from "../targets/deploy-targets.ts";
import { checkCommit } from "./check-commit.ts";

/** What a door knows of how far a check may go. */
export interface CheckBounds {
  /** Why no server is asked, though there may be credentials for it; undefined: one may be asked. */
  readonly offline: string | undefined;
  /** Why the commit alone is looked at where no credentials were found; undefined: they are missing. */
  readonly unsigned: ((targets: readonly Target[]) => string) | undefined;
}

/** A check that is ready: at the servers, or where there is a reason why not, at the commit alone. */
export interface OpenedCheck {
  readonly prepared: Prepared;
  readonly whyAlone: string | undefined;
}

/** Reads the commit and its settings, and decides whether a server is asked. Sends nothing. */
export async function openCheck(whole: Asked, { offline, unsigned }: CheckBounds): Promise<OpenedCheck> {
  const asked = { ...whole, raw: { ...whole.raw, "dry-run": true }, withoutServer: offline !== undefined };
  const prepared = await prepare(asked);
  const { targets } = prepared;
  const isSigned = targets.some(({ credentials }) => credentials !== undefined);
  return { prepared, whyAlone: offline ?? (isSigned ? undefined : unsigned?.(targets)) };
}

/** What a deploy would find and change; nothing is written. The targets are those that were asked. */
export async function check({
  prepared,
  whyAlone,
}: OpenedCheck): Promise<{ readonly reports: readonly Report[]; readonly targets: readonly Target[] }> {
  if (whyAlone !== undefined) return { reports: await checkCommit(prepared, whyAlone), targets: [] };
  return { reports: await deployTargets(prepared), targets: prepared.targets };
}

/** For a person who may have credentials, and somewhere else than where they are looked for. */
export function noCredentials(targets: readonly Target[]): string {
  const elsewhere = targets.flatMap((target) => target.elsewhere ?? []).map((words) => `; ${String(words)}`);
  return `no credentials were found${elsewhere.join("")}`;
}

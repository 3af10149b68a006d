import type { Report } from "../../model/outcome/report.ts";
import type { Target } from "../account/targets.ts";
import { deployTargets } from "../deploy/deploy-targets.ts";
import type { Door } from "../start/open-world.ts";
import { type Asked, prepare } from "../start/prepare.ts";
import { checkCommit } from "./check-commit.ts";

export interface CheckOptions {
  /** Do not ask a server, though there may be credentials for it. */
  readonly offline: boolean;
}

/** What a deploy would find and change: nothing is written, and without credentials no server is asked. */
export async function checkTargets(
  asked: Asked,
  door: Door,
  { offline }: CheckOptions,
): Promise<{ readonly reports: readonly Report[]; readonly targets: readonly Target[] }> {
  const dry = { ...asked, raw: { ...asked.raw, "dry-run": true }, withoutServer: offline };
  const prepared = await prepare(door.repository, dry);
  const { targets } = prepared;
  if (targets.some(({ credentials }) => credentials !== undefined))
    return { reports: await deployTargets(dry, prepared, door), targets };
  const elsewhere = targets.flatMap((target) => target.elsewhere ?? []).map((text) => `; ${text}`);
  const why = offline ? "of --offline" : `no credentials were found${elsewhere.join("")}`;
  return { reports: await checkCommit(dry, prepared, door.repository, why), targets: [] };
}

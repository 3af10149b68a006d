// Covered by test/sync/health/roll-back.test.ts
import { resolveCommit } from "../../git/clone/open-commit.ts";
import { contentIds } from "../../model/modules/content-id.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { objectFormat } from "../../model/modules/tree.ts";
import type { Report } from "../../model/outcome/report.ts";
import { recordFolder } from "../../model/records/record-files.ts";
import { deploy } from "../deploy/deploy.ts";
import type { Deployment } from "../deploy/deployment.ts";
import type { CommittedSource } from "../source/committed-modules.ts";
import { newHash } from "./watch.ts";
import type { WatchedRun } from "./watched.ts";

/** A deploy of what was live before, with all its care, over exactly what this run wrote. */
export async function writeBack({ deployment, world, wanted }: WatchedRun, live: Modules, record: string) {
  const commit = await resolveCommit(world.repository, record);
  const hash = newHash(world);
  const { tipOf: _, ownRef: __, ...same } = deployment;
  const { stamp: ___, ...options } = deployment.source;
  const back: Deployment = {
    ...same,
    commit,
    ref: record,
    source: options,
    restores: true,
    only: wanted.modules,
    verify: true,
    allowShrink: true,
    // What is to be brought back is what a reserve is kept for.
    reserve: 0,
    tellActive: "never",
    hash,
  };
  const source: CommittedSource = {
    modules: live,
    ids: contentIds(live, objectFormat(commit)),
    source: recordFolder,
    entries: [],
    files: [],
    layout: "slash",
    findings: [],
    notes: [],
  };
  const report: Report = await deploy(back, world, () => Promise.resolve(source));
  return { report, hash };
}

// Covered by test/sync/deploy/deploy.test.ts
import type { BuildWish } from "../../model/settings/may-build.ts";
import type { Asked, Prepared } from "../start/prepare.ts";
import type { SourceOptions } from "./committed-modules.ts";

/** How modules are read from a commit, or from what was built of it: settings, defaults put in. */
export function sourceOptions(
  asked: Pick<Asked, "ref" | "env" | "rebuild" | "strangers" | "committerStarts" | "askToBuild" | "nameOf">,
  { values, byCommit, uncommitted }: Pick<Prepared, "values" | "byCommit" | "uncommitted">,
): SourceOptions {
  const { ref, env, rebuild } = asked;
  const build = values.build === undefined ? undefined : wishFor(values.build, byCommit, asked);
  return {
    source: values.source,
    folder: values.from === "folder" ? { build } : undefined,
    rebuild: rebuild === true ? { build } : undefined,
    ask: asked.askToBuild,
    layout: values.layout,
    nameOf: asked.nameOf,
    include: values.include,
    exclude: values.exclude,
    refuseCaseClash: values["case-clash"] === "refuse",
    levels: values.checks,
    sourceMaps: values["source-maps"],
    stamp: values.stamp === undefined ? undefined : { name: values.stamp, ref, time: new Date() },
    uncommitted,
    env,
  };
}

function wishFor(
  command: string,
  byCommit: Prepared["byCommit"],
  { strangers, committerStarts = false }: Pick<Asked, "strangers" | "committerStarts">,
): BuildWish {
  return { command, byCommit: byCommit.has("build"), strangers, committerStarts };
}

import { defaultSelection } from "../model/source.ts";
import type { SourceOptions } from "./committed-modules.ts";
import type { Asked, Prepared } from "./prepare.ts";

/** How modules are read from a commit, or from what was built of it: settings, defaults put in. */
export function sourceOptions(
  { ref, env, rebuild }: Pick<Asked, "ref" | "env" | "rebuild">,
  { values, uncommitted }: Pick<Prepared, "values" | "uncommitted">,
): SourceOptions {
  return {
    source: values.source,
    folder: values.from === "folder" ? { command: values.build } : undefined,
    rebuild: rebuild === true ? { command: values.build } : undefined,
    layout: values.layout ?? "auto",
    include: values.include ?? defaultSelection.include,
    exclude: values.exclude ?? defaultSelection.exclude,
    refuseCaseClash: values["case-clash"] === "refuse",
    levels: values.checks ?? {},
    sourceMaps: values["source-maps"] ?? true,
    stamp: values.stamp === undefined ? undefined : { name: values.stamp, ref, time: new Date() },
    uncommitted,
    env,
  };
}

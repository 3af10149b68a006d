// Covered by test/doors/init.test.ts
import type { ConfigDraft } from "../../model/config/config-draft.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { Project } from "../../sync/setup/project.ts";
import type { Context } from "../terminal/context.ts";

export type WorkflowName = "deploy" | "backup";

/** What is to be written. */
export interface Choices {
  readonly config: ConfigDraft;
  readonly hook: boolean;
  readonly workflows: readonly WorkflowName[];
}

/** Flags first; for a new file also what was found. A file that is there keeps what no flag changes. */
export function choicesOf(
  { raw, flags }: Context,
  project: Project,
  exists: boolean,
  codeBranch: string | undefined,
): Choices {
  const flag = (name: string) => (typeof raw[name] === "string" ? raw[name] : undefined);
  const found = exists ? {} : foundIn(project, codeBranch);
  const given = { source: flag("source"), layout: flag("layout"), from: flag("from"), build: flag("build") };
  const branch = flag("branch");
  const config: ConfigDraft = {
    ...found,
    ...present(given),
    ...(branch === undefined ? {} : { branches: { [project.gitBranch]: branch } }),
  };
  return { config, hook: flags["hook"] === true, workflows: workflowFlags(flags) };
}

function foundIn({ source, build, layout, gitBranch }: Project, codeBranch = "default"): ConfigDraft {
  return {
    ...present({ source: source?.value, ...(build === undefined ? {} : { from: "folder", build: build.value }) }),
    ...present({ layout: layout?.value }),
    branches: { [gitBranch]: codeBranch },
  };
}

function workflowFlags(flags: Context["flags"]): WorkflowName[] {
  const given = flags["workflow"];
  if (!Array.isArray(given)) return [];
  return given.map((name) => {
    if (name === "deploy" || name === "backup") return name;
    throw new UsageError(`Cannot write workflow "${name}": allowed are deploy, backup`);
  });
}

function present(values: Readonly<Record<string, string | undefined>>): ConfigDraft {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

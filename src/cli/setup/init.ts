// Covered by test/doors/init.test.ts
import { join } from "node:path";
import { draftConfig } from "../../model/config/config-draft.ts";
import { parseConfigFile } from "../../model/config/config-file.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { settings } from "../../model/settings/settings.ts";
import { findActive } from "../../sync/setup/find-active.ts";
import { refuseLinks } from "../../sync/setup/links.ts";
import { type Found, lookAtProject, type Project } from "../../sync/setup/project.ts";
import { askedIn, type Context } from "../terminal/context.ts";
import { type Choices, choicesOf } from "./init-choices.ts";
import { readIfAny, showDiff, workflows, write } from "./init-files.ts";
import { askChoices, confirmWriting } from "./init-questions.ts";
import { run as install } from "./install.ts";

/** `screeps-sync init` */
export async function run(context: Context): Promise<number> {
  const { console, flags, directory } = context;
  const interactive = flags["yes"] !== true;
  if (interactive && !process.stdin.isTTY)
    throw new UsageError(
      "Cannot ask: standard input is not a terminal; --yes takes what was found, flags say the rest",
    );
  const asked = askedIn(context, "HEAD");
  const project = await lookAtProject(asked);
  const path = typeof context.raw["config"] === "string" ? context.raw["config"] : settings.config.default;
  const existing = await readIfAny(join(project.top, path));
  if (existing !== undefined) parseConfigFile(existing, path);
  const branch = existing === undefined ? (project.codeBranch ?? (await findActive(asked))) : undefined;
  const given = choicesOf(context, project, existing !== undefined, branch?.value);
  if (!interactive && existing === undefined) checkSource(project, given);
  const choices = interactive ? await askChoices(project, given, existing !== undefined) : given;
  if (existing === undefined) explain(context, project, choices, branch);
  const drafts = [
    { path, before: existing, after: draftConfig(existing, choices.config) },
    ...(await workflows(project, choices)),
  ];
  const changed = drafts.filter(({ before, after }) => before !== after);
  await showDiff(context, asked, changed);
  if (changed.length === 0)
    console.print(["green", "✓ "], `Nothing to write: ${drafts.map((draft) => draft.path).join(", ")} already so`);
  else if (interactive && !(await confirmWriting(changed.length))) return 0;
  for (const { path: changedPath } of changed) await refuseLinks(project.top, join(project.top, changedPath));
  for (const draft of changed) await write(context, project, draft);
  if (choices.hook) return install({ ...context, directory });
  if (changed.length > 0) console.print(["dim", "  "], nextStep(project, choices));
  return 0;
}

/** A file without a source that can be told could not deploy anything. */
function checkSource({ noSource }: Project, { config }: Choices): void {
  if (noSource === undefined || config.source !== undefined) return;
  throw new UsageError(`Cannot tell which folder holds the modules: ${noSource}`);
}

function nextStep({ servers }: Project, { config }: Choices): string {
  const build = config.build === undefined ? "" : ', "screeps-sync allow" agrees to the build';
  const server = servers.length > 1 ? ` --server ${servers[0]}` : "";
  return `Next: commit${build}, then "screeps-sync deploy --dry-run${server}" shows what a deploy would change`;
}

/** What was found out by itself, and why: a wrong guess must be easy to see. */
function explain({ console }: Context, project: Project, { config }: Choices, branch: Found<string> | undefined): void {
  const lines = [
    ["source", config.source, project.source],
    ["build", config.build, project.build],
    ["layout", config.layout, project.layout],
    ["branch", config.branches?.[project.gitBranch], branch],
  ] as const;
  for (const [name, value, found] of lines)
    if (found !== undefined && found.value === value)
      console.print(["dim", `  ${name} `], value, ["dim", ` (${found.why})`]);
  const { servers } = project;
  if (servers.length > 1)
    console.print(["dim", "  servers "], servers.join(", "), ["dim", " (--server chooses; each keeps its own branch)"]);
}

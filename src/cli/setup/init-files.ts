// Covered by test/doors/init.test.ts
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Project } from "../../sync/setup/project.ts";
import { textDiff } from "../../sync/setup/text-diff.ts";
import { makeFolder } from "../../sync/start/make-folder.ts";
import type { Door } from "../../sync/start/open-world.ts";
import type { Context } from "../terminal/context.ts";
import type { Choices } from "./init-choices.ts";
import { workflowText } from "./workflows.ts";

/** A file to write, from the top of the work tree. */
export interface Draft {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string;
}

/** The workflows that were chosen. One that is there stays. */
export async function workflows({ top, gitBranch }: Project, { workflows: names, config }: Choices): Promise<Draft[]> {
  return Promise.all(
    names.map(async (name) => {
      const path = `.github/workflows/screeps-${name}.yml`;
      const built = config.from === "folder";
      const after = await workflowText(name === "deploy" && built ? "deploy-built" : name, gitBranch);
      // A workflow that is there may have been changed by hand: it is the user's.
      const before = await readIfAny(join(top, path));
      return { path, before, after: before ?? after };
    }),
  );
}

/** What would be written, as git shows it. */
export async function showDiff({ console }: Context, { repository }: Door, drafts: readonly Draft[]): Promise<void> {
  for (const { path, before, after } of drafts) {
    for (const line of (await textDiff(repository, path, before, after)).replace(/\n$/, "").split("\n")) {
      const style = line.startsWith("+") ? "green" : line.startsWith("-") ? "red" : "dim";
      console.print([style, line]);
    }
  }
}

export async function write({ console }: Context, { top }: Project, { path, after }: Draft): Promise<void> {
  const file = join(top, path);
  makeFolder(dirname(file));
  await writeFile(file, after);
  console.print(["green", "✓ "], `Wrote ${path}`);
}

export async function readIfAny(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, "utf8");
  } catch (failure) {
    if (failure instanceof Error && "code" in failure && failure.code === "ENOENT") return undefined;
    throw failure;
  }
}

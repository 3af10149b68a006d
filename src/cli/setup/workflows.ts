// Covered by test/doors/init.test.ts
import { readFile } from "node:fs/promises";
import { UsageError } from "../../model/outcome/errors.ts";
import { packaged } from "./packaged-files.ts";

/**
 * A workflow as `examples/workflows` has it, which the build puts beside the command line, for a project of its own: the
 * git branch is the project's, and the code branch is left to its rules.
 */
export async function workflowText(name: string, gitBranch: string): Promise<string> {
  const file = packaged("workflows", `${name}.yml`);
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new UsageError(`Cannot write the workflow: ${file} is missing beside the command line`, { cause });
  });
  const named =
    gitBranch === "main" ? text : text.replace("branches: [main]", `branches: [${JSON.stringify(gitBranch)}]`);
  return named.replace(/^ +branch: default\n/m, "");
}

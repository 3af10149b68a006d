import { fieldsOf } from "../process/fields.ts";
import type { Repository } from "../process/repository.ts";
import { gitBytes, gitText } from "../process/runner.ts";

/** One line for each file of text that differs and that git calls binary, because the project's own attributes say so; empty where there is none. */
export async function tellHiddenLines(repository: Repository, treeA: string, treeB: string): Promise<string> {
  const names = ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--no-relative", treeA, treeB, "--"];
  const paths = fieldsOf(await gitBytes(repository, names), "the difference").filter((path) => !path.endsWith(".wasm"));
  if (paths.length === 0) return "";
  // git takes these from the folder that it runs in, as the difference does not.
  const up = (await gitText(repository, ["rev-parse", "--show-cdup"])).trim();
  const input = paths.map((path) => `${up}${path}\0`).join("");
  // <path> NUL diff NUL <value> NUL
  const told = fieldsOf(await gitBytes(repository, ["check-attr", "--stdin", "-z", "diff"], { input }), "attributes");
  const hidden = paths.filter((_path, index) => told[index * 3 + 2] === "unset");
  return hidden
    .map((path) => `${path}: its lines are not shown, because an attribute says "-diff" or "binary" (.gitattributes)\n`)
    .join("");
}

import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commands } from "../../../src/cli/commands.ts";
import { completions } from "../../../src/cli/learn/shells.ts";
import { vocabulary } from "../../../src/cli/vocabulary.ts";
import { temporaryFolder, writeFiles } from "../../support/repository.ts";

const folder = temporaryFolder();
const words = vocabulary(commands);
writeFiles(folder.path, { script: completions.bash(words) });

/** What bash offers for the last word of a line. */
function offered(line: string): string[] {
  const typed = line.split(" ");
  const script = `source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _screeps_sync; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const printed = execFileSync("bash", ["-c", script, "bash", join(folder.path, "script"), ...typed], {
    encoding: "utf8",
  });
  return printed.trimEnd().split("\n");
}

test.each([
  ["screeps-sync de", ["deploy", "demo"]],
  ["screeps-sync deploy --on-dr", ["--on-drift"]],
  ["screeps-sync deploy --on-drift ", ["keep", "refuse", "overwrite"]],
  ["screeps-sync -C somewhere completion ", ["bash", "zsh", "fish"]],
  ["screeps-sync explain rate", ["rate-limited"]],
  ["screeps-sync whoami --ver", ["--verbose"]],
  ["screeps-sync whoami --dry", [""]],
])("bash offers for «%s»: %j", (line, expected) => {
  expect(offered(line).sort()).toEqual([...expected].sort());
});

test.each(["zsh", "fish"] as const)("%s has every command and flag", (shell) => {
  const script = completions[shell](words);
  for (const { name, flags } of words) {
    expect(script).toContain(name);
    for (const { flag } of flags) expect(script).toContain(shell === "zsh" ? `*${flag}[` : `-l ${flag.slice(2)} `);
  }
});

test("no script has a quote that a help text could end", () => {
  for (const shell of ["zsh", "fish"] as const)
    for (const line of completions[shell](words).split("\n"))
      expect(line.startsWith("#") ? 0 : (line.match(/'/g)?.length ?? 0) % 2).toBe(0);
});

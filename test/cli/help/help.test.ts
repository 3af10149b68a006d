import { describe, expect, test } from "vitest";
import { commands } from "../../../src/cli/commands.ts";
import { examples } from "../../../src/cli/help/examples.ts";
import { createProgram } from "../../../src/cli/program.ts";

/** What `screeps-sync <words> --help` prints on 80 columns. */
async function help(...words: string[]): Promise<string> {
  const program = createProgram([...words, "--help"], async () => {});
  const parts: string[] = [];
  const output = { writeOut: (part: string) => void parts.push(part), getOutHelpWidth: () => 80 };
  for (const each of [program, ...program.commands]) each.exitOverride().configureOutput(output);
  await program.parseAsync([...words, "--help"], { from: "user" }).catch(() => {});
  return parts.join("");
}

/** A line as a shell splits it. */
const split = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, plain]) => single ?? double ?? plain ?? "");

describe.each(commands.map(({ name }) => name))("help of %s", (name) => {
  test("fits 30 lines of 80 columns, and ends in two examples and where the rest is told", async () => {
    const lines = (await help(name)).trimEnd().split("\n");
    expect(lines.length).toBeLessThanOrEqual(30);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(lines.filter((line) => line.startsWith(`  screeps-sync ${name}`))).toHaveLength(2);
    expect(lines.at(-1)).toContain("screeps-sync explain <word>");
  });

  test("has examples that the command line takes", async () => {
    for (const [line] of examples[name] ?? []) {
      let called = "";
      const program = createProgram(split(line), async (command) => {
        called = command.name;
      });
      for (const each of program.commands) each.exitOverride();
      await program.parseAsync(split(line), { from: "user" });
      expect(called).toBe(name);
    }
  });
});

test("--help --all shows every flag, those of settings by question", async () => {
  const short = await help("deploy");
  const long = await help("deploy", "--all");
  expect(short).not.toContain("--max-wait");
  for (const text of ["Which code, and by which names?", "--max-wait", "[SCREEPS_TOKEN]", "--json"])
    expect(long).toContain(text);
});

test("the list of commands has each once", async () => {
  const text = await help();
  for (const { name } of commands)
    expect(text.split("\n").filter((line) => line.startsWith(`  ${name} `))).toHaveLength(1);
});

import { type KnownCode, namesIn } from "../code/code-facts.ts";
import { askedModule } from "../code/game-require.ts";
import type { CodePlace, Finding } from "../outcome/finding.ts";
import { codeFrame } from "../text/code-frame.ts";
import { type CodeModule, checkRequire } from "./check-require.ts";
import { type CheckLevels, found } from "./checks.ts";

/**
 * What the game would only say when it runs: code that it cannot read, and requires of what is not there.
 * @param names every module of the set, binary and generated ones too
 */
export function checkCode(modules: readonly CodeModule[], names: Iterable<string>, levels: CheckLevels): Finding[] {
  const known = new Set(names);
  const folded = new Map([...known].map((name) => [name.toLowerCase(), name]));
  const loaded = loadedFromMain(modules);
  const findings: Finding[] = [];
  for (const module of modules) {
    findings.push(...checkProblem(module, levels));
    for (const call of module.facts.requires) {
      findings.push(...checkRequire(call, { module, known, folded, levels, loaded }));
      if (findings.length >= mostFindings) return findings;
    }
  }
  return findings;
}

/** Whether nothing can be found in it: the engine takes all, and each name that may be required is there. */
export function isSound(code: Iterable<KnownCode>, names: ReadonlySet<string>): boolean {
  for (const each of code) {
    if ("problem" in each && each.problem !== undefined) return false;
    const asked = namesIn(each).flatMap((name) => askedModule(name) ?? []);
    if (!asked.every((name) => names.has(name))) return false;
  }
  return true;
}

/** Nobody reads more, and code could be made to have millions. */
const mostFindings = 200;

/** The modules that are loaded whenever `main` is. */
function loadedFromMain(modules: readonly CodeModule[]): ReadonlySet<string> {
  const byName = new Map(modules.map((module) => [module.name, module]));
  const loaded = new Set(["main"]);
  // A Set gives also what is added while it is walked.
  for (const name of loaded) {
    const calls = byName.get(name)?.facts.requires ?? [];
    for (const call of calls) if (call.when === "load") loaded.add(askedModule(call.name) ?? "main");
  }
  return loaded;
}

function checkProblem({ facts: { problem }, path, text }: CodeModule, levels: CheckLevels): Finding[] {
  if (problem === undefined) return [];
  const { line, column } = problem;
  const place: CodePlace = {
    path,
    line,
    ...(column === undefined ? {} : { column }),
    frame: () => codeFrame(text(), line, column ?? 1),
  };
  return problem.kind === "syntax"
    ? found(levels, "syntax", `is not JavaScript that the game can read: ${problem.what}`, place)
    : found(
        levels,
        "es-module",
        `uses ${problem.what}, and the game runs CommonJS: write ${problem.what === "import" ? "require" : "module.exports"}, or deploy what a bundler or TypeScript made of it`,
        place,
      );
}

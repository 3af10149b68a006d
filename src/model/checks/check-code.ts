import type { CodePlace, Finding } from "../outcome/finding.ts";
import { codeFrame, placeOf } from "../text/code-frame.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { type CheckLevels, found } from "./checks.ts";
import { type CodeFacts, type KnownCode, namesIn, type RequireCall } from "./code-facts.ts";
import { askedModule } from "./game-require.ts";

/** A module of code, as it will be called. */
export interface CodeModule {
  readonly name: string;
  readonly path: string;
  readonly facts: CodeFacts;
  readonly text: () => string;
}

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

interface Context {
  readonly module: CodeModule;
  readonly known: ReadonlySet<string>;
  readonly folded: ReadonlyMap<string, string>;
  readonly levels: CheckLevels;
  readonly loaded: ReadonlySet<string>;
}

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

function checkRequire(call: RequireCall, context: Context): Finding[] {
  const { module, known, folded, levels, loaded } = context;
  const asked = askedModule(call.name);
  if (asked === undefined || known.has(asked)) return [];
  const text = `require("${call.name}")`;
  const { line, column } = placeOf(module.text(), call.at);
  const certain = call.when === "load" && loaded.has(module.name);
  const place = {
    path: module.path,
    line,
    column,
    frame: () => codeFrame(module.text(), line, column),
    ...(certain ? {} : ({ mildest: "warn" } as const)),
  };
  const other = folded.get(asked.toLowerCase());
  if (other !== undefined)
    return found(levels, "wrong-case", `${text} is in the wrong case: the module is "${other}"`, place);
  if (asked.startsWith("../") || asked.includes("/../")) {
    const meant = known.has(lastOf(asked)) ? `; write require("${lastOf(asked)}")` : "";
    return found(levels, "parent-path", `${text} goes up a folder, and the game resolves no paths${meant}`, place);
  }
  return found(
    levels,
    "missing-module",
    `${text} asks for a module that is not there${whenIt(call)}${guess(asked, known)}`,
    place,
  );
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf("../") + 3);

const whenIt = ({ when }: RequireCall): string =>
  ({ load: "", perhaps: ", should the game come here", try: ", which try may be for" })[when];

/** What may have been meant: the same name with another extension or separator, in a folder, or mistyped. */
function guess(asked: string, known: ReadonlySet<string>): string {
  const bare = (name: string) =>
    (name.endsWith(".js") ? name.slice(0, -3) : name).replaceAll("/", ".").replaceAll("_", ".");
  const wanted = bare(asked);
  const meant = [...known].find((name) => bare(name) === wanted || bare(name) === `${wanted}.index`);
  const inFolder = meant ?? [...known].find((name) => bare(name).endsWith(`.${wanted}`));
  return inFolder === undefined ? didYouMean(asked, known) : `; "${inFolder}" is`;
}

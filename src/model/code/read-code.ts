import { type CodeFacts, type CodeProblem, type KnownCode, noFacts } from "./code-facts.ts";
import { scanRequires } from "./scan-requires.ts";

/**
 * What the code of a module says of itself. Nothing of it runs. The engine's own parser, which is the game's too, says
 * whether it is JavaScript: no other parser agrees with it in everything, and a false alarm would stop a deploy.
 */
export async function readCode(text: string): Promise<CodeFacts> {
  const problem = problemOf(text);
  // Only code with the word in it can require anything.
  if (problem === undefined && scanRequires(text)?.length === 0) return noFacts;
  const { moduleSyntax, requiresIn } = await import("./syntax-tree.ts");
  if (problem === undefined) return requiresIn(text);
  return { ...noFacts, problem: moduleSyntax(text) ?? problem };
}

/** What it requires by a scan where that is enough, which costs next to nothing; whether it is JavaScript is not asked. */
export async function scanCode(text: string): Promise<KnownCode> {
  const mayRequire = scanRequires(text);
  return mayRequire === undefined ? readCode(text) : { mayRequire };
}

/** Whether it is JavaScript. */
export const engineTakes = (text: string): boolean => problemOf(text) === undefined;

/** Modules run as the body of a function with these parameters. */
const parameters = ["module", "exports"];
const filename = "module";

function problemOf(text: string): CodeProblem | undefined {
  try {
    process.getBuiltinModule("node:vm").compileFunction(text, parameters, { filename });
    return undefined;
  } catch (failure) {
    if (failure instanceof RangeError) return { kind: "syntax", what: "it is nested too deeply to be read", line: 1 };
    // Not `instanceof`: test runners give each file another SyntaxError.
    if (!(failure instanceof Error) || failure.name !== "SyntaxError") throw failure;
    return { kind: "syntax", what: failure.message, ...placeIn(failure.stack ?? "") };
  }
}

/** The stack of a SyntaxError begins with `<file name>:<line>`, the line itself, and `^` under the place. */
function placeIn(stack: string): { readonly line: number; readonly column?: number } {
  const [first = "", , marks = ""] = stack.split("\n");
  const line = Number(first.slice(filename.length + 1));
  const column = marks.indexOf("^") + 1;
  return { line: Number.isSafeInteger(line) && line > 0 ? line : 1, ...(column > 0 ? { column } : {}) };
}

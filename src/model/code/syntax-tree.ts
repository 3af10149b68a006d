import { parseModule, parseScript } from "meriyah";
import { type CodeFacts, type CodeProblem, noFacts } from "./code-facts.ts";
import { findRequires } from "./find-requires.ts";

/** The requires of code that the engine takes. */
export function requiresIn(text: string): CodeFacts {
  try {
    const program = parseScript(text, { next: true, globalReturn: true, ranges: { start: true, end: true } });
    return findRequires(program, text);
  } catch {
    // The engine takes it and this parser does not: nothing is known of its requires, and nothing is claimed.
    return { ...noFacts, computed: [""] };
  }
}

/** The first `import` or `export` of code that the engine refuses and that is right as an ES module. */
export function moduleSyntax(text: string): CodeProblem | undefined {
  try {
    const { body } = parseModule(text, { next: true, loc: true });
    const statement = body.find(({ type }) => type.startsWith("Import") || type.startsWith("Export"));
    const start = statement?.loc?.start;
    if (statement === undefined || start === undefined) return undefined;
    const word = statement.type.startsWith("Import") ? "import" : "export";
    return { kind: "es-module", what: word, line: start.line, column: start.column + 1 };
  } catch {
    return undefined;
  }
}

/** How sure it is that the game comes to a `require`: when the module is loaded, or only perhaps (`try`: it may fail). */
export type When = "load" | "perhaps" | "try";

/** A `require` of a name that stands in the code. */
export interface RequireCall {
  readonly name: string;
  readonly when: When;
  /** Where it begins, in UTF-16 units. */
  readonly at: number;
}

/** Why the game cannot run a module. */
export interface CodeProblem {
  readonly kind: "syntax" | "es-module";
  /** The engine's own words, or what was found. */
  readonly what: string;
  readonly line: number;
  readonly column?: number;
}

/** What a module's code says of itself, whatever it and the others are called: the same blob has the same facts. */
export interface CodeFacts {
  readonly requires: readonly RequireCall[];
  /** How the names of requires begin that are only known when they run: `""` where nothing is known. */
  readonly computed: readonly string[];
  readonly problem?: CodeProblem;
}

export const noFacts: CodeFacts = { requires: [], computed: [] };

/** Code of which only a scan is known: what it may require, and perhaps more. */
export interface ScannedCode {
  readonly mayRequire: readonly string[];
}

/** What is known of a module's code. */
export type KnownCode = CodeFacts | ScannedCode;

/** Every name that the code may require. */
export const namesIn = (code: KnownCode): readonly string[] =>
  "mayRequire" in code ? code.mayRequire : code.requires.map(({ name }) => name);

import type { CodeFacts, RequireCall } from "../code/code-facts.ts";
import { askedModule } from "../code/game-require.ts";
import type { Finding } from "../outcome/finding.ts";
import { codeFrame, placeOf } from "../text/code-frame.ts";
import { didYouMean } from "../text/did-you-mean.ts";
import { type CheckLevels, found } from "./checks.ts";

/** A module of code, as it will be called. */
export interface CodeModule {
  readonly name: string;
  readonly path: string;
  readonly facts: CodeFacts;
  readonly text: () => string;
}

/** What is known of the set that a require asks for a part of. */
interface RequireContext {
  readonly module: CodeModule;
  readonly known: ReadonlySet<string>;
  readonly folded: ReadonlyMap<string, string>;
  readonly levels: CheckLevels;
  readonly loaded: ReadonlySet<string>;
}

/** A require of what is not there, with what may have been meant. */
export function checkRequire(call: RequireCall, context: RequireContext): Finding[] {
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

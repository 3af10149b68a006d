import type { CodeFacts, RequireCall, When } from "./code-facts.ts";
import { hidesInParameters, isHidden, noteNames, type Scope } from "./require-scope.ts";
import { headOf, isNode, isRequire, literalOf, type Node } from "./syntax-node.ts";
import { isFunction, mayReturn, whenOf } from "./when-run.ts";
import { holdsTheWord, placesOfTheWord } from "./word-places.ts";

interface Visit {
  readonly node: Node;
  readonly when: When;
  readonly scope: Scope;
}

interface Found {
  readonly scope: Scope;
  readonly call?: RequireCall;
  readonly computed?: string;
}

/**
 * The requires of a program: not those of a `require` of its own, as bundlers write them. Nesting has no limit here.
 * @param text what the program was parsed from: only where the word stands in it is anything to be found
 */
export function findRequires(program: unknown, text: string): CodeFacts {
  const words = placesOfTheWord(text);
  const found: Found[] = [];
  const top: Scope = { outer: undefined, hidesRequire: false };
  const visits: Visit[] = isNode(program) ? [{ node: program, when: "load", scope: top }] : [];
  let returns = false;
  for (let visit = visits.pop(); visit !== undefined; visit = visits.pop()) {
    noteNames(visit.node, visit.scope);
    found.push(...lookAt(visit));
    returns ||= visit.node.type === "ReturnStatement" && visit.scope === top;
    for (const next of within(visit))
      if (holdsTheWord(next.node, words) || (next.scope === top && mayReturn.has(next.node.type))) visits.push(next);
  }
  const seen = found.filter(({ scope }) => !isHidden(scope));
  const calls = seen.flatMap(({ call }) => (call === undefined ? [] : [call]));
  // After a `return` outside of functions nothing is sure.
  const sure = returns
    ? calls.map((call) => (call.when === "load" ? { ...call, when: "perhaps" as const } : call))
    : calls;
  return {
    requires: firsts(sure.sort((a, b) => a.at - b.at)),
    computed: [...new Set(seen.flatMap(({ computed }) => (computed === undefined ? [] : [computed])))],
  };
}

/** The same name again in the same module tells nothing new. */
function firsts(calls: readonly RequireCall[]): readonly RequireCall[] {
  const kept = new Map<string, RequireCall>();
  for (const call of calls) {
    const key = `${call.when} ${call.name}`;
    if (!kept.has(key)) kept.set(key, call);
  }
  return [...kept.values()];
}

function within(visit: Visit): Visit[] {
  const { node } = visit;
  const scope = isFunction(node) ? { outer: visit.scope, hidesRequire: hidesInParameters(node) } : visit.scope;
  const visits: Visit[] = [];
  for (const field in node) {
    const when = whenOf(node, visit.when, field);
    const value = node[field];
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child)) visits.push({ node: child, when, scope });
  }
  return visits;
}

function lookAt({ node, when, scope }: Visit): Found[] {
  if (node.type === "CallExpression" && isRequire(node["callee"])) {
    const [argument] = Array.isArray(node["arguments"]) ? node["arguments"] : [];
    const name = literalOf(argument);
    if (name === undefined) return [{ scope, computed: headOf(argument) }];
    return [{ scope, call: { name, when, at: node.start ?? 0 } }];
  }
  return [];
}

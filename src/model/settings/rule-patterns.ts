import type { BranchRule } from "./branch-rules.ts";

/**
 * Rules → patterns for `case` of the installed hook, on full ref names. A pattern may ask for more than its rule does,
 * never for less: `*` of a shell also takes slashes, and what a shell does not know asks for every ref of its kind.
 */
export function rulePatterns(rules: readonly BranchRule[] | undefined): string[] {
  if (rules === undefined) return ["refs/heads/*"];
  return [...new Set(rules.map(({ pattern }) => patternOf(pattern)))];
}

function patternOf(pattern: string): string {
  const isTag = pattern.startsWith("tag:");
  const glob = isTag ? pattern.slice(4) : pattern;
  const isPlain = /^[\w./*?@#%+=,-]+$/.test(glob) && !glob.startsWith(".");
  return `${isTag ? "refs/tags/" : "refs/heads/"}${isPlain ? widened(glob) : "*"}`;
}

/** `a/**` also matches `a`, a double star before a name the name alone; and to some shells a letter like é is two. */
const widened = (glob: string): string => glob.replaceAll(/\/?\*\*\/?|[*?]/g, "*");

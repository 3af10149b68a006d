import picomatch from "picomatch";

/** More than any path or branch needs. */
export const longestGlob = 256;

/** Names that one of the globs matches, in their order; `*` matches a slash too, because a code branch is no path. */
export function matching(names: readonly string[], globs: readonly string[]): string[] {
  const matches = picomatch([...globs], { dot: true, bash: true });
  return names.filter((name) => globs.includes(name) || matches(name));
}

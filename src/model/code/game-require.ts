/** Modules that the game has by itself; one of the same name in the set is never seen. */
const builtIn = new Set(["lodash"]);

/** The module that a require asks the game for: a leading `./` goes, nothing else is resolved; undefined: built in. */
export function askedModule(name: string): string | undefined {
  const asked = name.startsWith("./") ? name.slice(2) : name;
  return builtIn.has(asked) ? undefined : asked;
}

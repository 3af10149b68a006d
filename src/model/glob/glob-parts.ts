/** A glob as what it matches: one character, or parts after each other, by choice or any number of times. */
export type Glob =
  | { readonly kind: "one"; readonly accepts: (character: string) => boolean }
  | { readonly kind: "sequence" | "choice"; readonly parts: readonly Glob[] }
  | { readonly kind: "repeat"; readonly part: Glob; readonly least: 0 | 1 };

export const one = (accepts: (character: string) => boolean): Glob => ({ kind: "one", accepts });
export const sequence = (...parts: readonly Glob[]): Glob => ({ kind: "sequence", parts });
export const choice = (...parts: readonly Glob[]): Glob => ({ kind: "choice", parts });
export const repeat = (part: Glob): Glob => ({ kind: "repeat", part, least: 0 });
export const literal = (text: string): Glob =>
  sequence(...text.split("").map((wanted) => one((found) => found === wanted)));
export const anything = repeat(one(() => true));

/** What a setting is: how it is given, and what a commit may say of it. */
export interface Setting {
  /** `text` one value · `list` several · `switch` on or off · `choice` one of `choices` · `seconds` a duration · `count` a whole number · `yaml` a small YAML map. */
  readonly kind: "text" | "list" | "switch" | "choice" | "seconds" | "count" | "yaml";
  readonly help: string;
  /** Every setting is a flag and an input; this says whether a committed file may have it too. */
  readonly commit: CommitWord;
  readonly choices?: readonly string[];
  /** Shown in help and put in by `resolveSettings`; per place where they differ. */
  readonly default?: string | number | boolean;
  /** Read from here when neither flag nor input gives it. */
  readonly environment?: string;
  readonly secret?: boolean;
  /** Name of the value in help texts. */
  readonly value?: string;
}

/**
 * Whether a commit may say a setting, and why. A commit is a stranger's word: it tells what is deployed, and where by name.
 * `yes` · `told`, where it weakens a promise about the repository's own code, and then every report says so ·
 * `agreed`, once a person agreed to it in this clone · `no`, for what is a person's to say.
 */
export interface CommitWord {
  readonly may: "yes" | "told" | "agreed" | "no";
  readonly why: string;
  /** Of a `told` one: what of this value weakens a promise, in the words of the file; empty where nothing does. */
  readonly weak?: (value: unknown) => readonly string[];
}

export const what = { may: "yes", why: "says what is deployed" } as const satisfies CommitWord;
export const where = { may: "yes", why: "says where, by name" } as const satisfies CommitWord;
export const bound = { may: "yes", why: "bounds a run, an hour at most" } as const satisfies CommitWord;
export const ownRun = { may: "no", why: "is about one run" } as const satisfies CommitWord;
export const secret = { may: "no", why: "is a credential" } as const satisfies CommitWord;
export const secretWay = { may: "no", why: "decides where or how a credential travels" } as const satisfies CommitWord;

/** A promise about the repository's own code, given up by one value. */
export function told<const V>(value: V) {
  return {
    may: "told",
    why: `"${String(value)}" gives up a promise about the repository's own code`,
    weak: (found: unknown) => (found === value ? [String(value)] : []),
  } as const satisfies CommitWord;
}

export const toldLevels = {
  may: "told",
  why: '"off" gives up a promise about the repository\'s own code',
  weak: (found: unknown) =>
    Object.entries(found ?? {}).flatMap(([name, level]) => (level === "off" ? [`${name} off`] : [])),
} as const satisfies CommitWord;
export const agreedOrigin = { may: "agreed", why: "an origin that only a commit names gets no credential" } as const;

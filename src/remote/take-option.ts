// Covered by test/remote/protocol.test.ts

/** What git was asked for besides. */
export interface Wishes {
  dryRun: boolean;
  quiet: boolean;
  /** Git wants to be told which hash names the objects. */
  format: boolean;
}

/** `option <name> <value>` → git's answer: what is not known is no failure, and git goes on without it. */
export function takeOption(wishes: Wishes, [name, value = ""]: readonly string[]): "ok" | "unsupported" {
  if (name === "dry-run") wishes.dryRun = value === "true";
  else if (name === "verbosity") wishes.quiet = Number(value) < 1;
  // Git says it without a value (transport-helper.c), and its own page with one.
  else if (name === "object-format") wishes.format = value !== "false";
  else return name === "progress" ? "ok" : "unsupported";
  return "ok";
}

// Covered by test/cli/learn/doors.test.ts
import type { Command } from "./command.ts";

/** The commands that teach the others: nothing is read and nothing is asked. */
export const learnCommands = (all: () => readonly Command[]): readonly Command[] => [
  {
    name: "explain",
    arguments: "<word>",
    summary: "tell one setting, outcome or finding whole: in file, flag, input and environment, with an example",
    settings: [],
    run: async (context) => (await import("./learn/explain.ts")).run(context),
  },
  {
    name: "completion",
    arguments: "<shell>",
    summary: "print what completes commands and flags in bash, zsh or fish",
    settings: [],
    run: async (context) => {
      const [{ run }, { vocabulary }] = await Promise.all([import("./learn/completion.ts"), import("./vocabulary.ts")]);
      return run(context, vocabulary(all()));
    },
  },
];

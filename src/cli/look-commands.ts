// Covered by test/doors/cli.test.ts
import { Option } from "commander";
import type { Command } from "./command.ts";
import { account, source } from "./setting-groups.ts";

/** The commands about what is there, and about what may be asked: they write no code. */
export const lookCommands: readonly Command[] = [
  {
    name: "status",
    arguments: "[branches...]",
    summary: "show what is live on each code branch, and which commit it is",
    settings: [...source, "reserve-reads", ...account],
    flags: [new Option("--ref <ref>", "commit to compare with (default: HEAD)")],
    run: async (context) => (await import("./commands/status.ts")).run(context),
  },
  {
    name: "log",
    arguments: "[branches...]",
    summary: "show what was live, newest first, and how it came; from the records, without a request",
    settings: ["branch", ...account],
    flags: [new Option("--limit <count>", "so many records at most (default: 30)")],
    run: async (context) => (await import("./commands/log.ts")).run(context),
  },
  {
    name: "console",
    arguments: "",
    summary: "follow what the running code logs and throws, with errors at their place in the commit; Ctrl-C ends",
    settings: [...source, ...account],
    flags: [
      new Option("-e, --expression <text>", "run one expression in the game, show its result, and end"),
      new Option("--errors", "only errors"),
      new Option("--shard <name>", "only what runs there; where the expression runs"),
    ],
    run: async (context) => (await import("./commands/console.ts")).run(context),
  },
  {
    name: "whoami",
    arguments: "",
    summary: "show the server, the user, what the token may do and which limits are left",
    settings: account,
    run: async (context) => (await import("./commands/whoami.ts")).run(context),
  },
  {
    name: "limits",
    arguments: "",
    summary: "show what is left of each limit of the service, when it is free again, and what uses it",
    settings: account,
    run: async (context) => (await import("./commands/limits.ts")).run(context),
  },
  {
    name: "unlock",
    arguments: "",
    summary: "open the page on which a person turns rate limits off for two hours, and wait until they are",
    settings: account,
    run: async (context) => (await import("./commands/unlock.ts")).run(context),
  },
  {
    name: "api",
    arguments: "<method> <path> [body]",
    summary: "send one request, signed in and aware of rate limits; body as JSON, or - for standard input",
    settings: account,
    run: async (context) => (await import("./commands/api.ts")).run(context),
  },
];

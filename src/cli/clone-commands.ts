// Covered by test/doors/hook/install.test.ts
import { Option } from "commander";
import type { Command } from "./command.ts";

const hookFlags = [
  new Option("--mode <mode>", "deploy what is pushed, or only check its modules (default: deploy)").choices([
    "deploy",
    "check",
  ]),
  new Option("--strict", "a server that says later, or nothing, stops the push too"),
  new Option("--remote <name>", "only pushes to this remote (default: remote.pushDefault, origin, or the only one)"),
];

/** The commands that settle something in this clone alone: its hook, and what a person agreed to. */
export const cloneCommands: readonly Command[] = [
  {
    name: "allow",
    arguments: "[ref]",
    summary:
      "show what a committed configuration asks a person for (its build, its servers), and agree to it in this clone",
    settings: ["config", "allow-host", "build"],
    flags: [new Option("-y, --yes", "do not ask: agree to all of it")],
    run: async (context) => (await import("./setup/allow.ts")).run(context),
  },
  {
    name: "install",
    arguments: "",
    summary: "install the pre-push hook in this clone; a hook that is there already runs first",
    settings: ["config"],
    flags: hookFlags,
    run: async (context) => (await import("./setup/install.ts")).run(context),
  },
  {
    name: "uninstall",
    arguments: "",
    summary: "take the pre-push hook away, and put back what was there before",
    settings: [],
    run: async (context) => (await import("./setup/uninstall.ts")).run(context),
  },
  {
    name: "pre-push",
    arguments: "<remote> [url]",
    summary: "deploy what git push tells on standard input; the hook calls it",
    settings: ["config"],
    flags: hookFlags,
    run: async (context) => (await import("./setup/pre-push.ts")).run(context),
  },
];

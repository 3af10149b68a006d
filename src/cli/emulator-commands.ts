// Covered by test/doors/emulate.test.ts
import { Option } from "commander";
import type { Command } from "./command.ts";

/** The commands that need no account: the service, played on this machine. */
export const emulatorCommands: readonly Command[] = [
  {
    name: "emulate",
    arguments: "",
    summary: "run an emulator of the service on this machine",
    settings: [],
    flags: [
      new Option("--port <number>", "port to listen on, 0 for any free one (default: 21025)"),
      new Option("--host <address>", "address to listen on (default: 127.0.0.1)"),
      new Option("--profile <name>", "whose behaviour to play").choices(["official", "private", "xx"]),
      new Option("--world <prefix...>", "worlds besides the root, such as ptr or season"),
      new Option("--data <folder>", "keep the state in a folder"),
      new Option("--seed-token <text>", "a full-access token to accept, instead of a random one"),
      new Option("--run", "run the code that is active, tick after tick; a worker is no sandbox"),
      new Option("--tick <ms>", "how long a tick takes (default: 1000)"),
      new Option("--script <file>", "faults to play, as JSON"),
      new Option(
        "--rate-limit-reply <format>",
        "how every 429 reads (default: long, and html for the global limit)",
      ).choices(["text", "long", "json", "html"]),
    ],
    run: async (context) => (await import("./setup/emulate.ts")).run(context),
  },
  {
    name: "demo",
    arguments: "",
    summary: "deploy an example bot to an emulator, and show what happens; in any folder, without an account",
    settings: [],
    run: async (context) => (await import("./setup/demo.ts")).run(context),
  },
];

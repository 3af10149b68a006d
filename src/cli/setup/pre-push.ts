// Covered by test/doors/hook/managers.test.ts
import { runHook } from "../../hook/main.ts";
import { openSay } from "../../hook/say.ts";
import { written } from "../../sync/start/output.ts";
import type { Context } from "../terminal/context.ts";

/** `screeps-sync pre-push <remote> [url]`: what hook managers call; the installed hook calls `dist/pre-push.js`. */
export async function run({ args, flags, raw, env, console, interrupt, onSecret }: Context): Promise<number> {
  const given = [
    ...(typeof flags["remote"] === "string" ? ["--remote", flags["remote"]] : []),
    ...(typeof flags["mode"] === "string" ? ["--mode", flags["mode"]] : []),
    ...(typeof raw["config"] === "string" ? ["--config", raw["config"]] : []),
    ...(flags["strict"] === true ? ["--strict"] : []),
  ];
  const say = openSay(console.options.redact);
  const status = await runHook([...given, "--", ...args], { env, say, interrupt, onSecret });
  await written();
  // A request without an answer would keep the process, and with it the push.
  process.exit(status);
}

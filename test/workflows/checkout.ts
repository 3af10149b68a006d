import { mkdirSync } from "node:fs";
import { command } from "./command.ts";
import type { RunOf } from "./player.ts";

/** As actions/checkout: the commit of the event, as deep as asked, and the token of the job kept for git unless told otherwise. */
export async function checkOut(
  { git, event, jobToken, depth, afterCheckout }: RunOf,
  workspace: string,
  given: Readonly<Record<string, string>>,
) {
  mkdirSync(workspace);
  git.broken = false;
  const url = `${git.url}/bot.git`;
  const inside = (...args: string[]) => command("git", args, workspace);
  await inside("init", "-q", "-b", "unborn");
  await inside("remote", "add", "origin", url);
  if (given["persist-credentials"] !== "false") {
    const basic = Buffer.from(`x-access-token:${jobToken}`).toString("base64");
    await inside("config", `http.${git.url}/.extraheader`, `AUTHORIZATION: basic ${basic}`);
  }
  const name = event.ref.replace(/^refs\/(heads|pull)\//, (_, kind) => (kind === "heads" ? "origin/" : "pull/"));
  const own = `+${event.sha}:refs/remotes/${name}`;
  const whole = (depth ?? given["fetch-depth"]) === "0";
  if (whole) await inside("fetch", "-q", "origin", "+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*");
  await inside("fetch", "-q", "--no-tags", ...(whole ? [] : ["--depth=1"]), "origin", own);
  const branch = event.ref.startsWith("refs/heads/") ? ["-B", event.ref.slice("refs/heads/".length)] : ["--detach"];
  await inside("checkout", "-q", ...branch, event.sha);
  afterCheckout?.();
}

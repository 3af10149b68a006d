import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { command } from "./command.ts";
import type { RunOf } from "./player.ts";

/**
 * As actions/checkout: the commit of the event, as deep as asked, and the token of the job kept for git unless told otherwise.
 * It fetches from the folder of the remote, which costs half of what its server does; all that is ours meets the server.
 */
export async function checkOut(
  { git, folder, event, jobToken, depth, afterCheckout }: RunOf,
  workspace: string,
  given: Readonly<Record<string, string>>,
) {
  mkdirSync(workspace);
  git.broken = false;
  const url = `${git.url}/bot.git`;
  const inside = (...args: string[]) => command("git", args, workspace);
  await inside("init", "-q", "-b", "unborn", "--template=");
  const basic = Buffer.from(`x-access-token:${jobToken}`).toString("base64");
  appendFileSync(
    join(workspace, ".git/config"),
    `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n${
      given["persist-credentials"] === "false"
        ? ""
        : `[http "${git.url}/"]\n\textraheader = "AUTHORIZATION: basic ${basic}"\n`
    }`,
  );
  const name = event.ref.replace(/^refs\/(heads|pull)\//, (_, kind) => (kind === "heads" ? "origin/" : "pull/"));
  const own = `+${event.sha}:refs/remotes/${name}`;
  const whole = (depth ?? given["fetch-depth"]) === "0";
  const remote = `file://${join(folder, "bot.git")}`;
  if (whole) await inside("fetch", "-q", remote, "+refs/heads/*:refs/remotes/origin/*", "+refs/tags/*:refs/tags/*");
  await inside("fetch", "-q", "--no-tags", ...(whole ? [] : ["--depth=1"]), remote, own);
  const branch = event.ref.startsWith("refs/heads/") ? ["-B", event.ref.slice("refs/heads/".length)] : ["--detach"];
  await inside("checkout", "-q", ...branch, event.sha);
  afterCheckout?.();
}

// Covered by test/remote/git-remote.test.ts
import { existsSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { UsageError } from "../model/outcome/errors.ts";
import { openDoor } from "../sync/start/open-world.ts";
import type { Asked } from "../sync/start/prepare.ts";
import { tellWait } from "../sync/start/tell-wait.ts";

interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  /** As the address of the remote has it after `screeps::`. */
  readonly server: string;
  readonly say: (line: string) => void;
  readonly interrupt: AbortSignal;
  readonly onSecret: (secret: string) => void;
}

/** What git tells of the repository and the server → what the stories ask for. @throws UsageError where there is no repository, or no person named the server */
export function askedOf({ env, server, say, interrupt, onSecret }: Surroundings): Asked {
  // A submodule has its address from a commit, and what git does for one says so by this variable.
  if (env["GIT_PROTOCOL_FROM_USER"] === "0")
    throw new UsageError(
      "Cannot speak to a game: a commit names this server, and no person; add it as a remote yourself",
    );
  const gitDir = env["GIT_DIR"] ?? "";
  if (gitDir === "")
    throw new UsageError("Cannot show what a game has: there is no repository to hold it; git clone makes one");
  env["GIT_DIR"] = resolve(gitDir);
  const door = openDoor({
    directory: folderOf(env["GIT_DIR"], process.cwd()),
    env,
    interrupt,
    fromHook: true,
    trace: () => {},
    tell: (happening) => {
      if (happening.kind === "waiting") say(tellWait(happening));
    },
  });
  return { ...door, ref: "HEAD", raw: { server: server.replace(/^screeps:\/\//, "https://") }, nameOf, onSecret };
}

const nameOf = (name: string): string => (name === "server" ? "the address of the remote" : name);

/** Where the work tree is, as far as git calls us from there; a clone has none yet. */
function folderOf(gitDir: string, here: string): string {
  if (basename(gitDir) === ".git") return dirname(gitDir);
  return existsSync(join(here, ".git")) ? here : gitDir;
}

import { chmodSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { startGitHub } from "../support/action/github-api.ts";
import { startGitHubRepository } from "../support/action/github-repository.ts";
import { makeRepository, writeFiles } from "../support/repository.ts";
import { type GitServer, startGitServer } from "./git-server.ts";
import type { RunOf } from "./player.ts";

const player = { username: "my-bot", password: ["password", "of", "the", "test", "server"].join("-") };
const jobToken = ["token", "of", "the", "job"].join("-");
const config = 'source: src\nbranches:\n  main: default\n  "feature/**": "f-{slug}"\n';

/** Everything that a workflow meets, and the hands of the people around it. */
export interface Stage {
  readonly game: Emulator;
  readonly git: GitServer;
  readonly github: Awaited<ReturnType<typeof startGitHub>>;
  /** The same for pull requests. */
  readonly pullRequests: Awaited<ReturnType<typeof startGitHubRepository>>;
  /** A commit more on the git branch main of the remote, and its id. */
  readonly commit: () => string;
  /** Makes a ref of the remote point at a commit. */
  readonly point: (ref: string, commit: string) => void;
  /** What every run of a workflow has in common. */
  readonly common: Omit<RunOf, "file" | "event">;
  readonly close: () => Promise<void>;
}

export async function openStage(folder: string): Promise<Stage> {
  mkdirSync(folder);
  const [git, game, testServer, github, pullRequests] = await Promise.all([
    startGitServer(folder, jobToken),
    startEmulator(),
    startEmulator({ profile: "private", users: [player] }),
    startGitHub(),
    startGitHubRepository({ "pull-requests": "write" }),
  ]);
  const { commit, point } = openRemote(folder);
  // Its game goes on, whatever is done to it.
  const ticking = setInterval(() => testServer.tick(), 30);
  const tools = join(folder, "tools");
  writeFiles(tools, { npm: npmPlayed });
  chmodSync(join(tools, "npm"), 0o755);
  return {
    game,
    git,
    github,
    pullRequests,
    commit,
    point,
    common: {
      folder,
      git,
      jobToken,
      tools,
      secrets: { SCREEPS_TOKEN: game.token, TEST_SERVER_PASSWORD: player.password },
      servers: { "": game.url, "https://screeps.example.com": testServer.url },
      githubUrl: github.url,
      onEnvironment: github.beginJob,
    },
    close: async () => {
      clearInterval(ticking);
      await Promise.all([
        git.close(),
        game.close(),
        testServer.close(),
        github.close(),
        pullRequests[Symbol.asyncDispose](),
      ]);
    },
  };
}

/** What a build needs of npm, without a registry: nothing to install, and a script that compiles. */
const npmPlayed = `#!/bin/sh
[ "$1" = ci ] || { mkdir -p dist && sed 's/^/0, /' src/main.js > dist/main.js; }
`;

/** The author works in the remote itself: nothing is served, and no process started, for what nobody looks at. */
function openRemote(folder: string): Pick<Stage, "commit" | "point"> {
  const author = makeRepository(join(folder, "author"));
  // A host lets a job fetch any commit that some ref holds.
  author.git("config", "uploadpack.allowReachableSHA1InWant", "true");
  symlinkSync("author/.git", join(folder, "bot.git"));
  let number = 0;
  return {
    point: (ref, commit) => void author.git("update-ref", ref, commit),
    commit: () => {
      number += 1;
      const main = `module.exports.loop = () => "version ${number}";\n`;
      return author.commit({ "src/main.js": main, "screeps-sync.yml": config, ".gitignore": "dist/\n" });
    },
  };
}

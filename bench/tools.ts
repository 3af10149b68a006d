import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Modules, Ref } from "./inputs.ts";
import { type StandIn, TOKEN } from "./server.ts";

/** One row of the tables: a process that is started once per run. */
export interface Tool {
  readonly name: string;
  /** `bound`: a part of the work that no tool can do without, to compare with. */
  readonly kind: "ours" | "peer" | "bound";
  /** Whether the server's state afterwards says anything about it. */
  readonly deploys: boolean;
  argv(job: Job): readonly string[];
  readonly env?: (job: Job) => Readonly<Record<string, string>>;
  /** What makes it tell more, in the run that is only looked at. */
  readonly verbose?: readonly string[];
  /** Every run begins on a machine where nothing was kept, as every run on a hosted runner does. */
  readonly fresh?: true;
}

/** What a tool is asked to do: bring `ref` of `repository` (checked out there) to the branch "default" at `url`. */
export interface Job {
  readonly ref: Ref;
  readonly repository: string;
  readonly url: string;
  readonly modules: Modules;
  readonly bodyFile: string;
}

/** A command template with `{ref}`, `{url}`, `{repository}`; quotes keep spaces together, no shell comes between. */
export function ours(name: string, template: string): Tool {
  const parts = [...template.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map((match) => match.slice(1).join(""));
  return {
    name,
    kind: "ours",
    deploys: true,
    verbose: ["--verbose"],
    argv: ({ ref, url, repository }) =>
      parts.map((part) =>
        part.replaceAll("{ref}", ref).replaceAll("{url}", url).replaceAll("{repository}", repository),
      ),
  };
}

export const onFreshMachine = (tool: Tool): Tool => ({ ...tool, name: `${tool.name}, fresh`, fresh: true });

/** The client that most of the community's tools are built on; it reads the work tree and writes without a check. */
export function screepsApi(standIn: StandIn, folder: string): Tool {
  const root = dirname(dirname(fileURLToPath(import.meta.resolve("screeps-api"))));
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const config = join(folder, "screeps.yml");
  const server = { host: "127.0.0.1", port: standIn.port, secure: false, token: TOKEN };
  writeFileSync(config, JSON.stringify({ servers: { main: server } }));
  const command = [process.execPath, join(root, "bin/screeps-api.js"), "upload", "-b", "default"];
  return {
    name: `screeps-api@${version}`,
    kind: "peer",
    deploys: true,
    argv: ({ modules }) => [...command, ...[...modules.keys()].map((name) => `dist/${name}.js`)],
    env: () => ({ SCREEPS_CONFIG: config }),
  };
}

export const NODE_START: Tool = {
  name: "node -e 0",
  kind: "bound",
  deploys: false,
  argv: () => [process.execPath, "-e", "0"],
};

export const BOUNDS: readonly Tool[] = [
  {
    name: "one POST of a ready body, node:http",
    kind: "bound",
    deploys: true,
    argv: ({ url, bodyFile }) => [process.execPath, "-e", POST_FILE, `${url}/api/user/code`, bodyFile],
  },
  {
    name: "git ls-tree, git cat-file",
    kind: "bound",
    deploys: false,
    argv: ({ ref }) => ["sh", "-c", `git ls-tree -r ${ref} dist/ | cut -c13-52 | git cat-file --batch >/dev/null`],
  },
  NODE_START,
];

const POST_FILE = `
const [url, file] = process.argv.slice(1);
const body = require("fs").readFileSync(file);
const headers = { "x-token": "${TOKEN}", "content-type": "application/json", "content-length": body.length };
require("http").request(url, { method: "POST", agent: false, headers }, (reply) => reply.resume()).end(body);
`;

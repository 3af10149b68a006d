import { join } from "node:path";
import { play, type RunOf } from "./player.ts";
import type { Stage } from "./stage.ts";

export const examples = join(import.meta.dirname, "../../examples/workflows");

/** How the people around a workflow make each thing happen. */
export interface Example {
  readonly title: string;
  readonly file: string;
  readonly event: (stage: Stage, sha: string) => Pick<RunOf, "event" | "inputs"> & Partial<Pick<RunOf, "githubUrl">>;
  /** What is new for it to bring; the id that `event` is given. */
  readonly change?: (stage: Stage) => Promise<string> | string;
  readonly limited?: "GET" | "POST";
  /** The jobs with a step of ours, as the page calls them. */
  readonly rows?: Readonly<Record<string, string>>;
}

export const onMain = (name: string) => (_: Stage, sha: string) => ({ event: { name, ref: "refs/heads/main", sha } });
export const edit = ({ game }: Stage, text: string) => game.setCode("default", [["main", `// ${text}\n`]]);
let edits = 0;

const pullRequest = ({ point }: Stage, sha: string) => {
  point("refs/pull/7/merge", sha);
  const side = { ref: "main", sha, repo: { full_name: "player/bot" } };
  const payload = { action: "synchronize", pull_request: { head: { ...side, ref: "mine" }, base: side } };
  return { event: { name: "pull_request", ref: "refs/pull/7/merge", sha, payload } };
};

const dispatch = (command: string) => (stage: Stage, ref: string) => ({
  ...onMain("workflow_dispatch")(stage, stage.commit()),
  inputs: { command, ref },
});

const recorded = new WeakMap<Stage, readonly string[]>();

/** One of two records, in turn: the other one is live. */
async function otherRecord(stage: Stage): Promise<string> {
  const [next = "", then = ""] = recorded.get(stage) ?? [await record(stage), await record(stage)];
  recorded.set(stage, [then, next]);
  return next;
}

/** Somebody's code in the game, recorded by a backup; the id of the record. */
async function record(stage: Stage): Promise<string> {
  edit(stage, `recorded ${edits++}`);
  const file = join(examples, "backup.yml");
  const jobs = await play({ ...stage.common, file, ...onMain("schedule")(stage, stage.commit()) });
  return jobs.get("backup")?.step?.outputs["record"] ?? "";
}

/** Every example, and what happens around it. */
export const list: readonly Example[] = [
  {
    title: "backup.yml",
    file: "backup.yml",
    event: onMain("schedule"),
    limited: "GET",
    change: (stage) => {
      edit(stage, `changed ${edits++}`);
      return stage.commit();
    },
  },
  { title: "check.yml", file: "check.yml", event: pullRequest, limited: "GET" },
  {
    title: "from-game.yml",
    file: "from-game.yml",
    event: (stage, sha) => ({ ...onMain("schedule")(stage, sha), githubUrl: stage.pullRequests.url }),
    limited: "GET",
    change: (stage) => {
      edit(stage, `edited ${edits++}`);
      return stage.commit();
    },
  },
  { title: "deploy.yml", file: "deploy.yml", event: onMain("push") },
  { title: "deploy-built.yml", file: "deploy-built.yml", event: onMain("push"), rows: { deploy: "deploy-built.yml" } },
  {
    title: "rollback.yml, `deploy`",
    file: "rollback.yml",
    event: dispatch("deploy"),
  },
  { title: "rollback.yml, `restore`", file: "rollback.yml", event: dispatch("restore"), change: otherRecord },
  {
    title: "servers.yml",
    file: "servers.yml",
    event: onMain("push"),
    rows: { "test-server": "servers.yml, `test-server`", game: "servers.yml, `game`" },
  },
  { title: "settle.yml", file: "settle.yml", event: onMain("schedule") },
];

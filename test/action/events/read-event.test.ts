import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { events } from "../../../src/action/events/events.ts";
import { readEvent } from "../../../src/action/events/read-event.ts";
import { UsageError } from "../../../src/model/outcome/errors.ts";
import { temporaryFolder } from "../../support/repository.ts";

type Payload = Readonly<Record<string, unknown>>;
type Examples = readonly { readonly name: string; readonly examples: readonly Payload[] }[];

const folder = temporaryFolder();
const sha = "5".repeat(40);
const ref = "refs/heads/main";
let published: Examples;

beforeAll(() => {
  const path = createRequire(import.meta.url).resolve("@octokit/webhooks-examples/api.github.com/index.json");
  published = JSON.parse(readFileSync(path, "utf8"));
});

/** What GitHub sent for an event, as it was published; changed where a test needs another case. */
function payloads(event: string, type?: string): Payload[] {
  const named = event === "pull_request_target" ? "pull_request" : event;
  const all = published.find(({ name }) => name === named)?.examples ?? [{}];
  return all.filter(({ action }) => type === undefined || action === type);
}

function read(name: string, payload: unknown, command = "deploy", env: NodeJS.ProcessEnv = {}) {
  const path = join(folder.path, "event.json");
  writeFileSync(path, typeof payload === "string" ? payload : JSON.stringify(payload));
  const runner = { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path, GITHUB_SHA: sha, GITHUB_REF: ref };
  return readEvent({ ...runner, ...env }, command);
}

const each = (event: string, type?: string, command?: string, env?: NodeJS.ProcessEnv) =>
  payloads(event, type).map((payload) => read(event, payload, command, env));

function inside(payload: Payload | undefined, ...keys: readonly string[]): Payload {
  return keys.reduce<Payload>((inner, key) => (inner[key] ?? {}) as Payload, payload ?? {});
}

test("every published payload fits a row: an id to work on, and one word for what is done", () => {
  for (const { name, examples } of published)
    for (const payload of examples) {
      const event = read(name, payload);
      expect(event.commit, name).toMatch(/^[\da-f]{40}$/);
      expect(["deploy", "plan", "look", "nothing"]).toContain(event.does);
    }
});

test("the table has a row for each activity type, and the last is for any other event", () => {
  for (const { event, types } of events.slice(0, -1))
    if (types !== undefined) expect(events.some((row) => row.event === event && row.types === undefined)).toBe(true);
  expect(events.at(-1)).toMatchObject({ event: "any other" });
});

describe("push", () => {
  test("of a branch is about the pushed commit and its branch", () => {
    const [payload] = payloads("push").filter((one) => one["ref"] === "refs/heads/master");
    const event = read("push", payload);
    expect(event).toMatchObject({ commit: payload?.["after"], refName: { gitBranch: "master" }, does: "deploy" });
    expect(event).toMatchObject({ tipOf: "refs/heads/master" });
    expect(event.untrusted).toBe(undefined);
  });

  test("of an annotated tag is about the commit, and not about the tag object", () => {
    const [payload] = payloads("push").filter(
      (one) => one["created"] === true && one["ref"] === "refs/tags/simple-tag",
    );
    const commit = inside(payload, "head_commit")["id"];
    expect(read("push", { ...payload, after: "a".repeat(40) })).toMatchObject({
      commit,
      refName: { tag: "simple-tag" },
    });
  });

  test("that deletes leaves nothing to do", () => {
    for (const payload of payloads("push").filter(({ deleted }) => deleted === true))
      expect(read("push", payload)).toMatchObject({ nothingToDo: '"simple-tag" was deleted', commit: sha });
  });
});

test("create is about the new ref, delete leaves nothing to do", () => {
  for (const event of each("create")) expect(event).toMatchObject({ refName: { tag: "simple-tag" }, does: "deploy" });
  for (const event of each("delete")) expect(event.nothingToDo).toBe('tag "simple-tag" was deleted');
});

describe("release", () => {
  test.each(["published", "released", "prereleased", "created"])("%s deploys its tag", (type) => {
    const all = each("release", type, "deploy", { GITHUB_REF: "refs/tags/0.0.1" });
    expect(all.length).toBeGreaterThan(0);
    for (const event of all) expect(event).toMatchObject({ commit: sha, refName: { tag: "0.0.1" }, does: "deploy" });
    for (const event of all) expect(event.nothingToDo).toBe(undefined);
  });

  test.each(["deleted", "edited", "unpublished"])("%s leaves nothing to do", (type) => {
    const payload = { ...payloads("release")[0], action: type };
    expect(read("release", payload).nothingToDo).toBe(`release "${type}" brings no code to deploy`);
  });

  test("of a draft leaves nothing to do", () => {
    const [payload] = payloads("release", "created");
    const draft = { ...payload, release: { ...inside(payload, "release"), draft: true } };
    expect(read("release", draft).nothingToDo).toContain("draft");
  });
});

describe("pull_request", () => {
  const forked = (payload: Payload | undefined, repo: unknown = { full_name: "stranger/fork" }) => {
    const pull = inside(payload, "pull_request");
    return { ...payload, pull_request: { ...pull, head: { ...inside(pull, "head"), repo } } };
  };

  test.each(["opened", "reopened", "synchronize", "labeled"])("%s deploys its head, and checks its merge", (type) => {
    for (const payload of payloads("pull_request", type)) {
      const head = inside(payload, "pull_request", "head");
      const deployed = read("pull_request", payload);
      expect(deployed).toMatchObject({ commit: head["sha"], does: "deploy" });
      expect(deployed.refName).toEqual({ gitBranch: head["ref"], pull: inside(payload, "pull_request")["number"] });
      expect(deployed).toMatchObject({ tipOf: `refs/heads/${String(head["ref"])}` });
      const checked = read("pull_request", payload, "check");
      expect(checked.commit).toBe(sha);
      expect(checked.refName, "what it would be merged to has no number").toEqual({ gitBranch: "master" });
      expect([checked.tipOf, checked.untrusted]).toEqual([undefined, undefined]);
    }
  });

  test("closed leaves nothing to do", () => {
    for (const event of each("pull_request", "closed"))
      expect(event.nothingToDo).toBe('pull_request "closed" brings no code to deploy');
  });

  test.each([[undefined], [null]])("of a fork is a stranger's, also where the fork is gone (%s)", (repo) => {
    for (const command of ["deploy", "check"]) {
      const event = read("pull_request", forked(payloads("pull_request", "opened")[0], repo), command);
      expect(event).toMatchObject({ does: "look", hasSecrets: false, pullRequest: { fromFork: true } });
      expect(event.untrusted).toContain("from a fork");
    }
  });

  test("without a payload nobody is known to be one of us", () => {
    for (const name of ["pull_request", "pull_request_target", "workflow_run"])
      expect(read(name, {}, "check").untrusted).not.toBe(undefined);
  });

  test("_target is always a stranger's, for every command, and names the commit of the pull request", () => {
    for (const payload of payloads("pull_request_target", "synchronize"))
      for (const command of ["deploy", "check", "backup"]) {
        const event = read("pull_request_target", payload, command);
        expect(event).toMatchObject({ does: "look", hasSecrets: true });
        expect(event.commit).toBe(inside(payload, "pull_request", "head")["sha"]);
        expect(event.untrusted).toContain("on pull_request_target");
      }
  });

  test.each(["pull_request_review", "pull_request_review_comment"])("%s is about the same", (name) => {
    expect(each(name).every(({ pullRequest }) => pullRequest !== undefined)).toBe(true);
  });
});

describe("workflow_run", () => {
  const followed = (more: object) => {
    const [payload] = payloads("workflow_run").filter(
      ({ workflow_run: run }) => (run as Payload)["conclusion"] === "success",
    );
    return { ...payload, workflow_run: { ...inside(payload, "workflow_run"), ...more } };
  };

  test("that succeeded in our own repository deploys the commit that the other was about", () => {
    const payload = followed({});
    const run = inside(payload, "workflow_run");
    expect(read("workflow_run", payload)).toMatchObject({
      commit: run["head_sha"],
      refName: { gitBranch: "master" },
      tipOf: "refs/heads/master",
      does: "deploy",
    });
  });

  test.each([
    ["a fork", { head_repository: { full_name: "stranger/fork" } }],
    ["a pull request", { event: "pull_request" }],
    ["a pull request target", { event: "pull_request_target" }],
  ])("after %s is a stranger's", (_, more) => {
    expect(read("workflow_run", followed(more), "check")).toMatchObject({ does: "look", hasSecrets: true });
  });

  test.each([
    [{ conclusion: "failure" }, 'ended in "failure"'],
    [{ conclusion: null }, "has not ended"],
  ])("after %j leaves nothing to do", (more, why) => {
    expect(read("workflow_run", followed(more)).nothingToDo).toContain(why);
  });
});

test("merge_group is planned for its base, and its own ref is none that could be superseded", () => {
  for (const command of ["deploy", "check"])
    for (const payload of payloads("merge_group")) {
      const event = read("merge_group", payload, command, { GITHUB_REF: "refs/heads/gh-readonly-queue/main/pr-1" });
      expect(event).toMatchObject({ refName: { gitBranch: "main" }, does: "plan" });
      expect(event.commit).toBe(inside(payload, "merge_group")["head_sha"]);
      expect([event.tipOf, event.untrusted]).toEqual([undefined, undefined]);
    }
});

test.each(["workflow_dispatch", "repository_dispatch", "schedule", "deployment", "issue_comment", "of the future"])(
  "%s is about github.sha and github.ref, which may move on",
  (name) => {
    for (const event of each(name)) {
      expect(event).toMatchObject({ commit: sha, refName: { gitBranch: "main" }, tipOf: ref, does: "deploy" });
      expect(event.untrusted).toBe(undefined);
    }
  },
);

test("an event that nobody knows is a stranger's where its ref is a pull request's", () => {
  const event = read("of the future", {}, "check", { GITHUB_REF: "refs/pull/7/merge" });
  expect(event).toMatchObject({ does: "look", untrusted: expect.stringContaining("of the future") });
});

describe("an event file that", () => {
  test.each([
    ["is not JSON", "{", "it is not JSON"],
    ["holds no object", "[]", "holds no JSON object"],
    ["is null", "null", "holds no JSON object"],
  ])("%s is wrong use, and names the variable", (_, text, found) => {
    expect(() => read("push", text)).toThrow(UsageError);
    expect(() => read("push", text)).toThrow(/GITHUB_EVENT_PATH/);
    expect(() => read("push", text)).toThrow(found);
  });

  test.each(["", join(folder.path, "none.json")])("is not there (%j) is wrong use", (path) => {
    expect(() => read("push", {}, "deploy", { GITHUB_EVENT_PATH: path })).toThrow(/GITHUB_EVENT_PATH/);
  });
});

import { readFileSync } from "node:fs";

/** What the workflow run is about, as its event says it; HEAD of the work tree is never asked. */
export interface Event {
  readonly name: string;
  /** The commit to work on; empty where a deleted ref leaves none. */
  readonly commit: string;
  readonly refName: { readonly gitBranch?: string; readonly tag?: string };
  /** What the ref held before a push. */
  readonly before?: string;
  /** Why there is nothing to do. */
  readonly nothingToDo?: string;
  /** Why the secrets of this job must not meet the code of this event. */
  readonly untrusted?: string;
  /** Runs for pull requests often have no secrets: those of forks, and those of Dependabot. */
  readonly pullRequest?: { readonly fromFork: boolean };
}

type Payload = Readonly<Record<string, unknown>>;

/** Reads the event of the run. @param command a check of a pull request is about the merge, a deploy about its head */
export function readEvent(env: NodeJS.ProcessEnv, command: string): Event {
  const payload = readPayload(env["GITHUB_EVENT_PATH"]);
  const name = env["GITHUB_EVENT_NAME"] ?? "";
  const given = { name, commit: env["GITHUB_SHA"] ?? "", refName: refNameOf(env["GITHUB_REF"] ?? "") };
  switch (name) {
    case "push":
      return pushed(given, payload);
    case "delete":
      return { ...given, nothingToDo: `${text(payload, "ref_type")} "${text(payload, "ref")}" was deleted` };
    case "release":
      return { ...given, refName: { tag: text(payload, "release", "tag_name") } };
    case "pull_request":
      return pullRequest(given, payload, command);
    case "pull_request_target":
      return { ...pullRequest(given, payload, "deploy"), untrusted: foreignCode(name) };
    case "workflow_run":
      return followed(given, payload);
    default:
      return given;
  }
}

function pushed(given: Event, payload: Payload): Event {
  const refName = refNameOf(text(payload, "ref"));
  const before = text(payload, "before");
  const known = /^0*$/.test(before) ? {} : { before };
  if (payload["deleted"] !== true)
    return { ...given, refName, ...known, commit: text(payload, "after") || given.commit };
  return { ...given, refName, commit: "", nothingToDo: `"${refName.gitBranch ?? refName.tag ?? ""}" was deleted` };
}

function pullRequest(given: Event, payload: Payload, command: string): Event {
  const head = text(payload, "pull_request", "head", "repo", "full_name");
  // The repository of a head that was deleted since is null: what is not known to be ours is a fork.
  const about = { ...given, pullRequest: { fromFork: head !== text(payload, "repository", "full_name") } };
  const refOf = (side: "head" | "base") => ({ gitBranch: text(payload, "pull_request", side, "ref") });
  if (command !== "deploy") return { ...about, refName: refOf("base") };
  return { ...about, commit: text(payload, "pull_request", "head", "sha"), refName: refOf("head") };
}

function followed(given: Event, payload: Payload): Event {
  const ours =
    text(payload, "workflow_run", "head_repository", "full_name") === text(payload, "repository", "full_name");
  const byPullRequest = text(payload, "workflow_run", "event").startsWith("pull_request");
  const conclusion = text(payload, "workflow_run", "conclusion");
  return {
    ...given,
    commit: text(payload, "workflow_run", "head_sha"),
    refName: { gitBranch: text(payload, "workflow_run", "head_branch") },
    ...(ours && !byPullRequest ? {} : { untrusted: foreignCode("workflow_run of a pull request") }),
    ...(conclusion === "success" ? {} : { nothingToDo: `the run that this one follows ended in "${conclusion}"` }),
  };
}

const foreignCode = (event: string): string =>
  `on ${event}, this job has the secrets of the repository, and a stranger may have chosen the code; use push, or pull_request`;

function refNameOf(ref: string): Event["refName"] {
  if (ref.startsWith("refs/heads/")) return { gitBranch: ref.slice("refs/heads/".length) };
  return ref.startsWith("refs/tags/") ? { tag: ref.slice("refs/tags/".length) } : {};
}

function readPayload(path: string | undefined): Payload {
  const value: unknown = path === undefined || path === "" ? {} : JSON.parse(readFileSync(path, "utf8"));
  return isPayload(value) ? value : {};
}

function text(payload: Payload, ...keys: readonly string[]): string {
  const value = keys.reduce<unknown>((inner, key) => (isPayload(inner) ? inner[key] : undefined), payload);
  return typeof value === "string" ? value : "";
}

const isPayload = (value: unknown): value is Payload => typeof value === "object" && value !== null;

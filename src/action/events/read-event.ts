import type { GitRef } from "../../model/settings/branch-rules.ts";
import { commits, type Given, isFork, refs, strangers } from "./event-columns.ts";
import { type EventRow, rowOf } from "./events.ts";
import { nothingToDo } from "./nothing-to-do.ts";
import { countAt, readPayload, textAt } from "./payload.ts";

/** What the workflow run is about, as its event says it; HEAD of the work tree is never asked. */
export interface Event {
  readonly name: string;
  /** The commit to work on. */
  readonly commit: string;
  readonly refName: Omit<GitRef, "sha">;
  /** The git branch or tag of the repository whose tip the commit was; it may have moved on since. */
  readonly tipOf?: string;
  /** Why there is nothing to do for a deploy or a check. */
  readonly nothingToDo?: string;
  /** The most that this event may do to the game. */
  readonly does: EventRow["does"];
  /** Why strangers may have written this code: it gets no secret, and nothing of it is run. */
  readonly untrusted?: string;
  /** Whether the job has the secrets of the repository: that of a fork's pull request has none. */
  readonly hasSecrets: boolean;
  /** Runs for pull requests often have no secrets: those of forks, and those of Dependabot. */
  readonly pullRequest?: { readonly fromFork: boolean; readonly number: number; readonly head: string };
  /** What a pull request is for, where the event is about no git branch. */
  readonly defaultBranch: string;
}

/** Reads the event of the run. @param command a check of a pull request is about the merge, a deploy about its head */
export function readEvent(env: NodeJS.ProcessEnv, command: string): Event {
  const payload = readPayload(env);
  const name = env["GITHUB_EVENT_NAME"] ?? "";
  const given = { name, payload, sha: env["GITHUB_SHA"] ?? "", ref: env["GITHUB_REF"] ?? "" };
  const row = rowOf(name, textAt(payload, "action"));
  const about = command === "check" ? (row.check ?? row) : row;
  const ref = refs[about.ref](given);
  const untrusted = strangers[row.strangers](given);
  const nothing = nothingToDo(row, given);
  return {
    name,
    commit: commits[about.commit](given),
    refName: { ...refNameOf(ref), ...(about === row ? numberOf(given) : {}) },
    does: untrusted !== undefined && row.does !== "nothing" ? "look" : row.does,
    hasSecrets: row.strangers !== "of a fork" || untrusted === undefined,
    ...(about === row && row.does === "deploy" && untrusted === undefined ? tipOf(ref) : {}),
    ...(nothing === undefined ? {} : { nothingToDo: nothing }),
    ...(untrusted === undefined ? {} : { untrusted }),
    ...pullRequestOf(given),
    defaultBranch: textAt(payload, "repository", "default_branch") || "main",
  };
}

function pullRequestOf({ name, payload }: Given): Pick<Event, "pullRequest"> {
  return name.startsWith("pull_request")
    ? {
        pullRequest: {
          fromFork: isFork(payload),
          number: countAt(payload, "pull_request", "number"),
          head: textAt(payload, "pull_request", "head", "sha"),
        },
      }
    : {};
}

/** What is deployed of a pull request has its number; what it would be merged to has not. */
function numberOf({ name, payload }: Given): Pick<GitRef, "pull"> {
  const number = name.startsWith("pull_request") ? countAt(payload, "pull_request", "number") : 0;
  return number === 0 ? {} : { pull: number };
}

function tipOf(ref: string): Pick<Event, "tipOf"> {
  return /^refs\/(?:heads|tags)\//.test(ref) ? { tipOf: ref } : {};
}

function refNameOf(ref: string): Event["refName"] {
  if (ref.startsWith("refs/heads/")) return { gitBranch: ref.slice("refs/heads/".length) };
  return ref.startsWith("refs/tags/") ? { tag: ref.slice("refs/tags/".length) } : {};
}

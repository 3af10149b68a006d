import { type Payload, textAt } from "./payload.ts";

/** What the runner and the payload say. */
export interface Given {
  readonly name: string;
  readonly payload: Payload;
  /** `GITHUB_SHA` */
  readonly sha: string;
  /** `GITHUB_REF` */
  readonly ref: string;
}

/** The words of the table of events for a commit → its id. */
export const commits = {
  "`github.sha`": ({ sha }: Given) => sha,
  "`github.sha`, GitHub's merge": ({ sha }: Given) => sha,
  "the pushed commit": pushedCommit,
  "head of the pull request": ({ payload }: Given) => textAt(payload, "pull_request", "head", "sha"),
  "head of the group": ({ payload, sha }: Given) => textAt(payload, "merge_group", "head_sha") || sha,
  "commit of the other run": ({ payload }: Given) => textAt(payload, "workflow_run", "head_sha"),
};

/** The words for a ref → its full name; empty where there is none. */
export const refs = {
  "`github.ref`": ({ ref }: Given) => ref,
  "the pushed ref": ({ payload, ref }: Given) => textAt(payload, "ref") || ref,
  "the created ref": createdRef,
  "tag of the release": ({ payload }: Given) => full("tags", textAt(payload, "release", "tag_name")),
  "its branch": ({ payload }: Given) => full("heads", textAt(payload, "pull_request", "head", "ref")),
  "its base": ({ payload }: Given) => full("heads", textAt(payload, "pull_request", "base", "ref")),
  "base of the group": ({ payload }: Given) => textAt(payload, "merge_group", "base_ref"),
  "branch of the other run": ({ payload }: Given) => full("heads", textAt(payload, "workflow_run", "head_branch")),
};

/** The words for who may have written the code → the reason to think that it was a stranger. */
export const strangers = {
  no: () => undefined,
  yes: ({ name }: Given) => chosenByStranger(name),
  "of a fork": ({ payload }: Given) =>
    isFork(payload) ? "the pull request is from a fork, so a stranger may have written the code" : undefined,
  "of a fork or a pull request": ({ payload }: Given) =>
    followsStranger(payload) ? chosenByStranger("workflow_run of a pull request") : undefined,
  "where `github.ref` is of a pull request": ({ name, ref }: Given) =>
    /^refs\/(?:heads|tags)\//.test(ref) || ref === "" ? undefined : chosenByStranger(name),
};

/** The repository of a head that was deleted since is null: what is not known to be ours is a fork. */
export function isFork(payload: Payload): boolean {
  return !isOurs(payload, textAt(payload, "pull_request", "head", "repo", "full_name"));
}

function followsStranger(payload: Payload): boolean {
  const head = textAt(payload, "workflow_run", "head_repository", "full_name");
  const byPullRequest = textAt(payload, "workflow_run", "event").startsWith("pull_request");
  return byPullRequest || !isOurs(payload, head);
}

const isOurs = (payload: Payload, repository: string): boolean =>
  repository !== "" && repository === textAt(payload, "repository", "full_name");

const chosenByStranger = (event: string): string =>
  `on ${event}, this job has the secrets of the repository, and a stranger may have chosen the code; use push, or pull_request`;

/** `after` of an annotated tag is the tag object, which a checkout at depth 1 does not have; of a deleted ref it is zeros. */
function pushedCommit({ payload, sha, ref }: Given): string {
  const after = textAt(payload, "after").replace(/^0+$/, "");
  const isTag = (textAt(payload, "ref") || ref).startsWith("refs/tags/");
  return (isTag ? textAt(payload, "head_commit", "id") : after) || sha || after;
}

function createdRef({ payload, ref }: Given): string {
  const name = textAt(payload, "ref");
  if (name === "") return ref;
  return full(textAt(payload, "ref_type") === "tag" ? "tags" : "heads", name);
}

const full = (kind: "heads" | "tags", name: string): string => (name === "" ? "" : `refs/${kind}/${name}`);

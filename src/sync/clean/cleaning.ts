// Covered by test/sync/clean/clean.test.ts
import type { BranchRule } from "../../model/settings/branch-rules.ts";
import { findTargets } from "../account/credential-sources.ts";
import { noteGiven } from "../account/note-secrets.ts";
import type { Target } from "../account/targets.ts";
import type { Fetching } from "../deploy/fetch-more.ts";
import type { OpenedGame } from "../pull/open-pull.ts";
import { type Configured, openConfigured } from "../start/configurations.ts";
import { openWorld } from "../start/open-world.ts";
import type { Asked } from "../start/prepare.ts";
import { recordRemote } from "../start/record-remote.ts";
import { type OpenPullRequest, readStanding, type Standing } from "./standing-refs.ts";

/** One server whose code branches may be cleaned up. */
export interface Cleaning extends OpenedGame {
  readonly rules: readonly BranchRule[];
  readonly standing: Standing;
  /** What is fetched where nothing here explains a code branch; absent where there is no remote. */
  readonly fetching: Fetching | undefined;
}

/** The open pull requests, as the host says; undefined: it did not. */
export type AskPulls = () => Promise<readonly OpenPullRequest[] | undefined>;

/** What a cleaning is made of, before any server is opened. */
export interface PreparedCleaning {
  readonly targets: readonly Target[];
  /** Asks the remote what is there, once for all servers. */
  readonly open: () => Promise<(target: Target) => Cleaning>;
}

/**
 * Reads the rules of the asked commit and whose account is meant. Sends nothing.
 * @param askPulls the open pull requests, where a door can ask the host; undefined: git has to tell
 */
export async function prepareClean(
  asked: Asked,
  askPulls: AskPulls = async () => undefined,
): Promise<PreparedCleaning> {
  const { repository, ref, env } = asked;
  const configured = await openConfigured(repository, ref, asked);
  const { given } = configured.known.configurations;
  noteGiven(repository, asked, given, configured.file);
  const targets = await findTargets(repository, { given, file: configured.file, env }, asked.onSecret);
  return {
    targets,
    open: async () => {
      const standing = await readStanding(asked, await askPulls());
      return (target) => openCleaning({ asked, target, configured, standing });
    },
  };
}

interface Parts {
  readonly asked: Asked;
  readonly target: Target;
  readonly configured: Pick<Configured, "known" | "values">;
  readonly standing: Standing;
}

function openCleaning({ asked, target, configured: { known, values }, standing }: Parts): Cleaning {
  const records = recordRemote(asked, values);
  const { remote } = standing;
  const prefix = records?.prefix ?? values["record-prefix"];
  const fetching =
    remote === undefined ? undefined : ({ remote, prefix, commit: known.commit.oid, done: "nothing" } as const);
  return {
    ...{ asked, target, values, known, standing },
    rules: values.branches ?? [],
    recordRemote: records,
    world: openWorld(asked, target, values),
    fetching: fetching && { ...fetching },
  };
}

// Covered by test/sync/start/own-configuration.test.ts
import { nameRef } from "../../git/history/ref-name.ts";
import type { Commit } from "../../model/modules/tree.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { type GitRef, ownPlace, type Place } from "../../model/settings/branch-rules.ts";
import { resolveSettings } from "../../model/settings/read-settings.ts";
import type { ResolvedSettings, SettingValues } from "../../model/settings/setting-values.ts";
import type { AskToBuild } from "../account/agreed-build.ts";
import { findTargets } from "../account/credential-sources.ts";
import { noteGiven } from "../account/note-secrets.ts";
import type { Target } from "../account/targets.ts";
import {
  type Configured,
  configPath,
  type Known,
  onlyIn,
  openConfigured,
  readFileIfAny,
  readGiven,
  type Said,
} from "./configurations.ts";
import type { Door } from "./open-world.ts";
import { type Placed, placeAll } from "./places.ts";
import { uncommittedConfig } from "./uncommitted-config.ts";
import type { World } from "./world.ts";

/** A git branch or tag of a remote, by its full name. */
export interface RemoteRef {
  readonly remote: string;
  readonly ref: string;
}

/** Who is asked whether a ref has moved on: its remote, or this clone (about what the user named), after every wait. */
export type TipOf = RemoteRef | "here";

/** What a door wants of a story, and what it brings to it. */
export interface Asked extends Said, Door {
  readonly ref: string;
  /** The git branch, tag or pull request, where the door knows it better than git (an event, a hook's line). */
  readonly refName?: Omit<GitRef, "sha">;
  /** Nothing will be sent: servers and credentials are not looked at, and there are no targets. */
  readonly withoutServer?: boolean;
  /** Compare the committed modules with a fresh build of them. */
  readonly rebuild?: boolean;
  /** When reports say which branch is the active one; absent: never. */
  readonly tellActive?: "always" | "after-a-write";
  /** The commit was the tip of this ref when the run was asked for: whether it has moved on is asked. */
  readonly tipOf?: TipOf;
  /** What this door deploys is what reserves are kept for. */
  readonly usesReserve?: boolean;
  /** What is done about a limit that is reached, besides waiting. */
  readonly whenLimited?: ((target: Target, world: World) => World["whenLimited"]) | undefined;
  /** Where records are pushed to, where this door's disk does not last: `origin`. */
  readonly recordRemote?: string;
  /** Why strangers may have written the code of this run: then no command of it is started. */
  readonly strangers?: string | undefined;
  /** Whoever committed could as well have written what started this run, as on a push in GitHub Actions. */
  readonly committerStarts?: boolean;
  /** Absent where nobody can be asked. */
  readonly askToBuild?: AskToBuild | undefined;
  /** Told of each credential that was found in a file or by git, so that no output shows it. */
  readonly onSecret?: (secret: string) => void;
}

/** What a story needs to start. */
export interface Prepared extends Placed {
  /** What the door asked for. */
  readonly asked: Asked;
  readonly commit: Commit;
  /** What else is known of it; undefined where it is no commit of a source, but a record. */
  readonly known: Known | undefined;
  readonly values: ResolvedSettings;
  readonly byCommit: Configured["byCommit"];
  /** A configuration in the work tree that is in no commit yet. */
  readonly uncommitted?: string | undefined;
  readonly gitRef: GitRef;
}

/** What a story about the account alone needs to start. */
export type PreparedAccount = Pick<Prepared, "values" | "byCommit" | "targets">;

/** Reads the commit and its configuration, merges all settings, and says what goes where. Sends nothing. */
export async function prepare(asked: Asked): Promise<Prepared> {
  const { repository } = asked;
  const { known, file, values, byCommit } = await openConfigured(repository, asked.ref, asked);
  const { commit, configurations } = known;
  noteGiven(repository, asked, configurations.given, file);
  const gitRef = { ...(await refNameFor(asked, values)), sha: commit.oid };
  const layers = { given: configurations.given, file, env: asked.env };
  const servers = asked.withoutServer === true ? [] : await findTargets(repository, layers, asked.onSecret);
  const { configured } = known;
  const uncommitted = configured === undefined ? await uncommittedConfig(repository, configurations.path) : undefined;
  const placed = placeAll(servers, gitRef, values, { pushed: asked.refName !== undefined });
  return { asked, commit, known, values, byCommit, uncommitted, gitRef, ...placed };
}

/** The part of a commit that goes to one code branch. A folder of a rule lies below the source, where there is one. */
export function prepareAt(prepared: Prepared, place: Place | undefined): Prepared {
  if (place === undefined) return prepared;
  if (place.folder === undefined) return { ...prepared, branch: place.branch };
  const { source } = prepared.values;
  const values = { ...prepared.values, source: source === undefined ? place.folder : `${source}/${place.folder}` };
  return { ...prepared, branch: place.branch, values };
}

/** For what concerns the account alone: no commit is needed, so that it works outside of a repository too. */
export async function prepareAccount(asked: Asked): Promise<PreparedAccount> {
  const { repository } = asked;
  const { given, file } = await readLayers(asked);
  noteGiven(repository, asked, given, file);
  const layers = { given, file, env: asked.env };
  const targets = await findTargets(repository, layers, asked.onSecret);
  const values = resolveSettings(given, file, asked.defaults ?? {});
  return { values, byCommit: onlyIn(file, given), targets };
}

/** The code branch that the asked ref goes to on a server with this branch of its own; undefined without a rule for it, a repository or a commit. */
export async function presentBranch(asked: Asked, ownBranch: string | undefined): Promise<string | undefined> {
  try {
    const { branch, gitRef, values } = await prepare({ ...asked, withoutServer: true });
    return values.branch ?? ownPlace(gitRef, ownBranch)?.branch ?? branch;
  } catch (failure) {
    if (failure instanceof UsageError) return undefined;
    throw failure;
  }
}

/** The rules as HEAD's configuration has them, and the file they come from; undefined: a git branch's own name. */
export async function readRules(asked: Asked) {
  const { given, file } = await readLayers(asked);
  return { rules: file.branches, path: configPath(given) };
}

/** What a person says by flags, inputs and environment, and what a commit says, which is nothing where there is none. */
export async function readLayers(asked: Asked) {
  const given = await readGiven(asked);
  return { given, file: await readFileIfAny(asked.repository, asked.ref, configPath(given)) };
}

async function refNameFor({ repository, ref, refName }: Asked, values: SettingValues) {
  if (refName !== undefined) return refName;
  return values.branch === undefined ? await nameRef(repository, ref) : {};
}

// Covered by test/sync/pull/pull.test.ts
import type { Repository } from "../../git/process/repository.ts";
import type { Modules } from "../../model/modules/modules.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { PutBack } from "../../model/pull/put-back.ts";
import type { RecordPlace } from "../../model/records/record-refs.ts";
import { setting, told } from "../../model/text/told.ts";
import { explainAnywhere, searchFor } from "../origin/explain-anywhere.ts";
import type { Known } from "../start/configurations.ts";
import { type BaseKind, findBase } from "./find-base.ts";
import { type FirstSource, putFirst } from "./first-commit.ts";
import { isSame, putLiveBack } from "./read-base.ts";

/** Live code, and what is known here that may tell where it is from. */
export interface LiveHere {
  readonly repository: Repository;
  readonly place: RecordPlace;
  readonly modules: Modules;
  /** HEAD; undefined where there is no commit yet. */
  readonly known: Known | undefined;
  /** How a first commit holds it. */
  readonly first: FirstSource;
  readonly env: NodeJS.ProcessEnv;
  /** Brings more of a history that this clone has cut off; false where there is no more. */
  readonly fetchMore?: () => Promise<boolean>;
}

/** What was edited in the game, as files of the commit that it is based on. */
export interface EditedLive {
  readonly put: PutBack;
  /** The commit that is below it; undefined: this repository has none. */
  readonly base?: { readonly commit: string; readonly kind: BaseKind; readonly lines?: number };
}

/** What was edited; or the commit that live code is, so that nothing was. @throws UsageError where no commit has modules */
export async function editedLive(here: LiveHere): Promise<EditedLive | { readonly home: string }> {
  const { repository, place, modules, known, first, env } = here;
  if (known === undefined) return { put: putFirst(modules, first) };
  const live = { branch: place.branch, modules };
  const { commit } = await explainAnywhere(repository, known, live);
  if (commit !== undefined) return { home: commit };
  if (await here.fetchMore?.()) return editedLive(here);
  const search = searchFor(repository, known, live);
  const base = await findBase({ search, known, place, env });
  if (base === undefined) throw noSource(here);
  const put = await putLiveBack(search, base.home);
  if (isSame(put)) return { home: base.home.commit };
  const { kind, home, lines } = base;
  return { put, base: { commit: home.commit, kind, ...(lines === undefined ? {} : { lines }) } };
}

const noSource = ({ place }: LiveHere): UsageError =>
  new UsageError(
    told`Cannot pull "${place.branch}" of ${place.server}: no commit here has modules that it could be based on; name their folder with ${setting("source")}, or bring them into an empty repository (git clone screeps::https://…)`,
  );

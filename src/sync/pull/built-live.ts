// Covered by test/sync/pull/built-live.test.ts
import type { Modules } from "../../model/modules/modules.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import type { Pull } from "./open-pull.ts";
import type { PullEnding } from "./pull-endings.ts";

export async function pullBuilt(_pull: Pull, _modules: Modules): Promise<PullEnding> {
  throw new UsageError("Cannot pull built code: not yet");
}

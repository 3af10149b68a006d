// Covered by test/sync/deploy/deploy.test.ts
import type { Modules } from "../../model/modules/modules.ts";
import type { Commit } from "../../model/modules/tree.ts";
import type { SyncError } from "../../model/outcome/errors.ts";
import type { Note } from "../../model/outcome/note.ts";
import type { RecordPlace, RecordRemote } from "../../model/records/record-refs.ts";
import type { NameSetting, Words } from "../../model/text/told.ts";
import type { Target } from "../account/targets.ts";
import type { SourceOptions } from "../source/committed-modules.ts";
import type { Known } from "../start/configurations.ts";
import type { TipOf } from "../start/prepare.ts";

/** What is wished of a deploy beyond that its code is live. */
export interface Further {
  readonly activate: boolean;
  /** How many ticks are to be watched; 0: none. */
  readonly ticks: number;
  readonly seconds: number;
  readonly onSick: "keep" | "restore";
}

/** One commit on its way to one code branch of one server. */
export interface Deployment {
  /** As the user named it, for messages. */
  readonly ref: string;
  readonly commit: Commit;
  readonly target: Target;
  /** The code branch, and its server as records name it. */
  readonly place: RecordPlace;
  /** The ref whose tip the commit was: what moved it on has a run of its own, and then this one writes nothing. */
  readonly tipOf?: TipOf | undefined;
  /** The ref of this clone to ask about from the start, where a wait for another server may have come before. */
  readonly ownRef?: string | undefined;
  /** Where records are pushed to, as they are made; absent: they stay in this repository. */
  readonly recordRemote?: RecordRemote | undefined;
  /** The commit is a record, or is to be brought back: said so at the end. */
  readonly restores: boolean;
  readonly source: SourceOptions;
  /** The commit whose history may explain live code; undefined: this repository has no commit of its own. */
  readonly known: Known | undefined;
  readonly onDrift: "keep" | "refuse" | "overwrite";
  /** The live code that alone may be overwritten: any other is somebody's work of these minutes. */
  readonly only?: Modules;
  readonly dryRun: boolean;
  readonly verify: boolean;
  readonly allowShrink: boolean;
  /** So many of the last writes are not for this deploy. */
  readonly reserve: number;
  /** By which the event of our write is known on the websocket; absent: nobody listens. */
  readonly hash?: number;
  /** What comes after a read-back that was equal. */
  readonly further: Further;
  /** What every report of these settings says. */
  readonly notes?: readonly Note[];
  /** Spend one more request, which no limit counts by endpoint, on which branch is the active one. */
  readonly tellActive: "always" | "after-a-write" | "never";
  /** The git branch that the code branch has its name from, where nobody chose one. */
  readonly ownName: string | undefined;
  /** How a person at the door calls a setting. */
  readonly nameOf: NameSetting;
  /** How a failure is told, where its own words are not all there is to say; absent: in its own. */
  readonly tellFailure?: (failure: SyncError) => Words;
  /** What `--server` needs in a command to paste; undefined: nothing. */
  readonly serverFlag: string | undefined;
}

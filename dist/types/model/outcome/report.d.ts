import type { Finding } from "./finding.ts";
import type { Note } from "./note.ts";
import type { Outcome } from "./outcome.ts";
/** One module of a plan with its size in bytes before and after; absent where it does not exist. */
export interface ModuleChange {
    readonly name: string;
    readonly before?: number;
    readonly after?: number;
}
export interface PlanReport {
    readonly added: readonly ModuleChange[];
    readonly changed: readonly ModuleChange[];
    readonly removed: readonly ModuleChange[];
    readonly unchanged: number;
}
/** One «later» of the service, or one lost answer, and what was done about it. */
export interface WaitReport {
    readonly endpoint: string;
    readonly reason: string;
    /** How long we waited, in ms; absent when we gave up instead. */
    readonly waitedMs?: number;
    /** When the limit is free again, where the service said so (ISO 8601, UTC). */
    readonly freeAt?: string;
}
/** The newest word of the service on one limit. */
export interface LimitReport {
    readonly endpoint: string;
    readonly limit: number;
    readonly remaining: number;
    /** ISO 8601, UTC; absent where the service gave none that makes sense. */
    readonly resetAt?: string;
    /** When it was told (ISO 8601, UTC), where that may have been in an earlier run. */
    readonly toldAt?: string;
}
/** Live code that no commit of this repository and no record explains, as it was found before any write. */
export interface DriftReport {
    /** The nearest commit or record; absent where nothing known is like it. */
    readonly nearest?: string;
    /** Names of modules that were edited since, added and removed in the game. */
    readonly changed: readonly string[];
    readonly added: readonly string[];
    readonly removed: readonly string[];
    /** The clone is shallow: what is called drift may be an older commit. */
    readonly shallow?: true;
}
/** One kind of error that the game reported of a deploy, and where the commit has it, if anywhere. */
export interface HealthError {
    /** A stranger's text. */
    readonly message: string;
    readonly count: number;
    readonly file?: string;
    readonly line?: number;
    readonly column?: number;
}
/** What the game told while it ran the deployed code for some ticks. */
export interface HealthReport {
    readonly verdict: "healthy" | "sick" | "unknown";
    /** Why it is no other, in a few words. */
    readonly why: string;
    /** That surely ran this code. */
    readonly ticks: number;
    /** That the code before did not throw. */
    readonly errors: readonly HealthError[];
    /** How many kinds of errors the code before threw too. */
    readonly known: number;
    /** Medians before and after, and the account's limit: ms a tick. */
    readonly cpu: {
        readonly before?: number;
        readonly after?: number;
        readonly limit?: number;
    };
    readonly logLinesPerTick: number;
}
/** What happened, as a value; the doors turn it into text, annotations, outputs and an exit status. */
export interface Report {
    readonly outcome: Outcome;
    /** What is true now and what to do next, in one line. */
    readonly message: string;
    /** For example `screeps.com` or `screeps.com/ptr`. */
    readonly server: string;
    readonly branch?: string;
    readonly ref: string;
    readonly commit: string;
    /** The commit that the live code was known to come from when the run began. */
    readonly liveCommit?: string;
    /** Present where the live code was not from this repository. */
    readonly drift?: DriftReport;
    /** The record's commit that keeps what was overwritten, where no commit explained it. */
    readonly record?: string;
    /** Whether the branch is the one that runs in the world; absent where nobody asked. */
    readonly active?: boolean;
    /** The branch that runs in the world; absent where nobody asked, or the server does not tell. */
    readonly activeBranch?: string;
    /** Present where ticks were to be watched and the code is live. */
    readonly health?: HealthReport;
    /** Records of what is live again, and of what was sick. */
    readonly rolledBack?: {
        readonly to: string;
        readonly from: string;
    };
    readonly source: string;
    readonly modules: number;
    /** Size by the server's own count: `JSON.stringify(modules).length`. */
    readonly bytes: number;
    /** By how much that is more than what was live, by the same count; absent where nobody compared. */
    readonly growth?: number;
    /** Present for modules that a build made: whether the work tree differed from the commit, and the tree that holds them. */
    readonly built?: {
        readonly dirty: boolean;
        readonly tree: string;
    };
    readonly plan?: PlanReport;
    readonly findings: readonly Finding[];
    readonly waits: readonly WaitReport[];
    /** How long before the write the newest read was answered: what somebody writes in between is lost. Absent without a write. */
    readonly gapMs?: number;
    readonly limits: readonly LimitReport[];
    readonly writesLeft?: number;
    readonly retryAt?: string;
    readonly retryAfterMs?: number;
    /** What succeeded and may not be what was meant, with what helps. */
    readonly warnings: readonly Note[];
    readonly notes: readonly Note[];
}

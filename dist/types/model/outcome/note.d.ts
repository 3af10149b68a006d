/** What becomes of live code that nothing explains. */
type DriftEnd = "planned" | "overwritten" | {
    readonly record: string;
};
/**
 * What a report says beside its message: a kind, and the facts. Doors make words of it by `noteText`.
 * A `failure` and what was `found` are texts already.
 */
export type Note = {
    readonly kind: "drift";
    readonly branch: string;
    readonly found: string;
    readonly sure: boolean;
    readonly end: DriftEnd;
} | {
    readonly kind: "held-commit";
    readonly branch: string;
    readonly commit: string;
    readonly gone: boolean;
} | {
    readonly kind: "held-record";
    readonly branch: string;
    readonly record: string;
    readonly origin: string;
} | {
    readonly kind: "history-unfetched";
    readonly remote: string;
    readonly failure: string;
} | {
    readonly kind: "records-unfetched";
    readonly remote: string;
    readonly failure: string;
} | {
    readonly kind: "tip-unasked";
    readonly failure: string;
} | {
    readonly kind: "instead-kept";
    readonly branch: string;
    readonly record: string;
} | {
    readonly kind: "instead-lost";
    readonly branch: string;
    readonly failure: string;
} | {
    readonly kind: "not-recorded";
    readonly failure: string;
} | {
    readonly kind: "recorded-nowhere";
    readonly why: string;
} | NotRunning | {
    readonly kind: "activated";
    readonly message: string;
} | Healthy | {
    readonly kind: "health-unknown";
    readonly branch: string;
    readonly why: string;
} | {
    readonly kind: "live-again";
    readonly branch: string;
    readonly verdict: string;
    readonly why: string;
} | {
    readonly kind: "weak-settings";
    readonly settings: readonly string[];
} | {
    readonly kind: "built";
    readonly commit: string;
    readonly dirty: readonly string[];
} | {
    readonly kind: "layout";
    readonly layout: string;
    readonly counts: Readonly<Record<string, number>>;
} | {
    readonly kind: "few-branches";
    readonly branches: number;
    readonly most: number;
} | {
    readonly kind: "pruned";
    readonly told: string;
} | {
    readonly kind: "left-over";
    readonly branches: readonly string[];
};
/** The game runs another branch than the one that was written. */
export interface NotRunning {
    readonly kind: "not-running";
    readonly server: string;
    readonly branch: string;
    readonly active: string;
    /** What `--server` needs in a command to paste; undefined: nothing. */
    readonly serverFlag: string | undefined;
    /** The git branch that the branch has its name from, where nobody chose one. */
    readonly ownName: string | undefined;
}
/** The game ran a deploy for a while, and nothing speaks against it. */
export interface Healthy {
    readonly kind: "healthy";
    readonly ticks: number;
    /** Kinds of errors that the code before threw too. */
    readonly known: number;
    readonly cpu: {
        readonly before?: number;
        readonly after?: number;
        readonly limit?: number;
    };
    readonly logLinesPerTick: number;
}
export {};

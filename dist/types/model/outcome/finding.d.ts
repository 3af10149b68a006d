import type { CodeFrame } from "../text/code-frame.ts";
export type Severity = "error" | "warning" | "notice";
/** Where a finding is: a file of the commit, a line, a column (both counted from 1). */
export interface CodePlace {
    /** Path from the repository root, with `/`. */
    readonly path?: string;
    readonly line?: number;
    readonly column?: number;
    /** The lines around it. A function, so that no code gets into a report as JSON, and no work is done for it. */
    readonly frame?: () => CodeFrame;
}
/** The message of the run says this finding already. A symbol, so that a report as JSON does not have it. */
export declare const isTold: unique symbol;
/** What a check found, where it can be shown. */
export interface Finding extends CodePlace {
    readonly severity: Severity;
    readonly message: string;
    /** The check that `checks:` can set to `error`, `warn` or `off`; absent where nothing may turn it off. */
    readonly check?: string;
    /** The game reports it of what runs; absent: our own checks of the modules do. */
    readonly about?: "game";
    readonly [isTold]?: true;
}
/** Something that refuses the modules, whatever `checks:` says. */
export declare function error(message: string, path?: string): Finding;

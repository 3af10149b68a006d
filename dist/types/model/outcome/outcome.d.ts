/**
 * `good` as wished · `note` nothing was done, and rightly so · `warn` a person has to look, and nothing is lost ·
 * `bad` it did not work.
 */
export type Mood = "good" | "note" | "warn" | "bad";
/** Every way a run can end, with its exit status, its mood and what is true then. README and Action print this table. */
export declare const outcomes: {
    readonly deployed: {
        readonly exit: 0;
        readonly mood: "good";
        readonly truth: "written, read back, equal module by module";
    };
    readonly restored: {
        readonly exit: 0;
        readonly mood: "good";
        readonly truth: "a record was written, read back, equal module by module";
    };
    readonly written: {
        readonly exit: 0;
        readonly mood: "warn";
        readonly truth: "acknowledged for exactly this set, not read back, and why";
    };
    readonly unchanged: {
        readonly exit: 0;
        readonly mood: "good";
        readonly truth: "read just now and equal, nothing written";
    };
    readonly planned: {
        readonly exit: 0;
        readonly mood: "good";
        readonly truth: "what a deploy would do was shown, nothing written";
    };
    readonly skipped: {
        readonly exit: 0;
        readonly mood: "note";
        readonly truth: "no rule for this ref, or a deleted ref: nothing sent";
    };
    readonly "backed-up": {
        readonly exit: 0;
        readonly mood: "good";
        readonly truth: "recorded, or already recorded so";
    };
    readonly activated: {
        readonly exit: 0;
        readonly mood: "good";
        readonly truth: "the listing read afterwards says that the branch runs";
    };
    readonly pulled: {
        readonly exit: 0;
        readonly mood: "good";
        readonly truth: "what was edited in the game is merged, or named as a commit";
    };
    readonly cleaned: {
        readonly exit: 0;
        readonly mood: "good";
        readonly truth: "only what a rule made and a commit explains was removed; the listing says so";
    };
    readonly unlocked: {
        readonly exit: 0;
        readonly mood: "good";
        readonly truth: "query-token shows the period without limits";
    };
    readonly superseded: {
        readonly exit: 0;
        readonly mood: "note";
        readonly truth: "a newer commit of the same ref is live or pushed, nothing written after seeing that";
    };
    readonly failed: {
        readonly exit: 1;
        readonly mood: "bad";
        readonly truth: "the service refused, or our own check of the modules did";
    };
    readonly usage: {
        readonly exit: 2;
        readonly mood: "bad";
        readonly truth: "wrong use or configuration, nothing sent";
    };
    readonly "rate-limited": {
        readonly exit: 3;
        readonly mood: "warn";
        readonly truth: "nothing written, the time it is free again is given";
    };
    readonly drift: {
        readonly exit: 4;
        readonly mood: "warn";
        readonly truth: "live code is not from this repository, nothing written";
    };
    readonly unreachable: {
        readonly exit: 5;
        readonly mood: "bad";
        readonly truth: "no usable answer, nothing was sent that could have written";
    };
    readonly unknown: {
        readonly exit: 6;
        readonly mood: "warn";
        readonly truth: "a write may have arrived: both states are named, a rerun settles it";
    };
    readonly mismatch: {
        readonly exit: 7;
        readonly mood: "bad";
        readonly truth: "written, but the server holds something else";
    };
    readonly sick: {
        readonly exit: 8;
        readonly mood: "bad";
        readonly truth: "deployed, equal, and the game reports new errors";
    };
    readonly "rolled-back": {
        readonly exit: 9;
        readonly mood: "warn";
        readonly truth: "was sick: what was live before is live again, read back, both records are named";
    };
    readonly bug: {
        readonly exit: 70;
        readonly mood: "bad";
        readonly truth: "a fault of screeps-sync itself: the stack is kept, secrets are not";
    };
};
export type Outcome = keyof typeof outcomes;
export declare const moodOf: (outcome: Outcome) => Mood;
/**
 * What one exit status can say of several endings: the worst.
 *
 * @param targets where each of them was to end; what ended on an optional one does not count
 */
export declare function exitStatus(endings: readonly {
    readonly outcome: Outcome;
}[], targets?: readonly {
    readonly optional: boolean;
}[]): number;
/** Exit status after a signal, as shells count it: 128 + its number. */
export declare const signalExit: {
    readonly SIGINT: 130;
    readonly SIGTERM: 143;
};
/** Of a run that a signal met: what was done, or may have been, stays what it is; any other end is that of the signal. */
export declare function exitAfter(exit: number, received: keyof typeof signalExit | undefined): number;

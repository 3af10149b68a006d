/** What one tick of one player's code is to show. */
export interface Tick {
    /** What the code gave to console.log, as it gave it. */
    readonly log?: readonly string[] | undefined;
    /** Answers to the expressions that wait; not given: each is answered, unless the tick has an error. */
    readonly results?: readonly string[] | undefined;
    readonly error?: string | undefined;
    /** Without it the tick has no `cpu` frame: the service skips many. */
    readonly cpu?: number | "error" | undefined;
    readonly memory?: number | undefined;
    readonly shard?: string | undefined;
}
/** One thing that happens on the websocket: what the game tells, or what goes wrong. */
export type Act = {
    readonly tick: Tick;
    readonly times?: number | undefined;
}
/** Any event of the player's own: `["console", {"error": "late"}]`. */
 | {
    readonly frame: readonly [string, unknown];
}
/** To every connection, as it is. */
 | {
    readonly text: string;
}
/** Base64, past the websocket. */
 | {
    readonly bytes: string;
} | {
    readonly endless: true;
} | {
    readonly silence: boolean;
} | {
    readonly disconnect: number;
    readonly reason?: string | undefined;
}
/** So many sign-ins to come fail. */
 | {
    readonly refuse: number;
}
/** Somebody edits in the game, or chooses the branch that runs. */
 | {
    readonly write: {
        readonly branch: string;
        readonly modules: Readonly<Record<string, unknown>>;
    };
} | {
    readonly activate: string;
} | {
    readonly wait: "subscription" | "write" | "activation" | "expression";
};

const mayCommit = { may: "yes", why: "only leaves requests unsent" } as const;

/** How many of the last requests are kept for what matters. */
export const reserveSettings = {
  "reserve-writes": {
    kind: "count",
    value: "count",
    default: 0,
    commit: mayCommit,
    environment: "SCREEPS_SYNC_RESERVE_WRITES",
    help: "keep the last writes of the day for rules marked reserve: and for the hook",
  },
  "reserve-reads": {
    kind: "count",
    value: "count",
    default: 0,
    commit: mayCommit,
    environment: "SCREEPS_SYNC_RESERVE_READS",
    help: "keep the last reads of the hour for deploys: status and backup leave the rest unasked",
  },
} as const;

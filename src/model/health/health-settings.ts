// Covered by test/sync/health/deploy-further.test.ts

/** A commit may as well say which code branch it goes to, and what its code does there. */
const how = { may: "yes", why: "says how it is deployed" } as const;

/** What comes after a write that was read back. */
export const healthSettings = {
  activate: {
    kind: "switch",
    default: false,
    commit: how,
    help: "make the game run the code branch, once it was read back and is equal",
  },
  health: {
    kind: "count",
    value: "ticks",
    default: 0,
    commit: how,
    help: "watch the game for so many ticks after a deploy, and end as sick where it reports new errors; 0 watches nothing",
  },
  "health-timeout": {
    kind: "seconds",
    value: "seconds",
    default: 60,
    commit: { may: "yes", why: "bounds a run, an hour at most" },
    help: "bound on watching for these ticks",
  },
  "on-sick": {
    kind: "choice",
    choices: ["keep", "restore"],
    default: "keep",
    commit: how,
    help: "a deploy that the game reports new errors of: keep it, or write what was live before back",
  },
} as const;

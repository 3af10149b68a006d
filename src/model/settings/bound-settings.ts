// Covered by test/model/settings/settings.test.ts
import { bound, type Setting } from "./setting.ts";

/** How long a run may take, and what it does meanwhile. */
export const boundSettings = {
  "max-wait": {
    kind: "seconds",
    value: "seconds",
    default: 60,
    commit: bound,
    environment: "SCREEPS_SYNC_MAX_WAIT",
    help: "bound on all waiting together",
  },
  timeout: {
    kind: "seconds",
    value: "seconds",
    default: 30,
    commit: bound,
    environment: "SCREEPS_SYNC_TIMEOUT",
    help: "bound on each request",
  },
  deadline: {
    kind: "seconds",
    value: "seconds",
    default: 300,
    commit: bound,
    environment: "SCREEPS_SYNC_DEADLINE",
    help: "bound on the whole run",
  },
} as const satisfies Record<string, Setting>;

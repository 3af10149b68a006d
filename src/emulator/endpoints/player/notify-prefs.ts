import type { NotifyPrefs } from "../../accounts/accounts.ts";
import { ok } from "../../replies/reply.ts";
import type { Fields } from "../../service/asked.ts";
import type { Call, SignedEndpoint } from "../../service/endpoint.ts";

const switches = ["disabled", "disabledOnMessages", "sendOnline"] as const;
/** Minutes. */
const intervals = [5, 10, 30, 60, 180, 360, 720, 1440, 4320];
const errorIntervals = [0, ...intervals, 100_000];

const address = { method: "POST", path: "/api/user/notify-prefs", access: "signed" } as const;

/** When the game mails its player. Answered with the reply of MongoDB, as other writes of the official service are. */
export const notifyPrefs: SignedEndpoint = {
  ...address,
  answer: (call) => {
    keep(call);
    return ok({ result: { ok: 1, n: 1, nModified: 1 } });
  },
};

export const privateNotifyPrefs: SignedEndpoint = {
  ...address,
  answer: (call) => {
    keep(call);
    return ok({ modified: 1 });
  },
};

function keep({ account, body }: Call): void {
  account.notifyPrefs = { ...account.notifyPrefs, ...readPrefs(body) };
}

/** What does not fit is left out without a word (observed). */
function readPrefs(body: Fields): NotifyPrefs {
  const given = switches.filter((name) => body[name] !== undefined).map((name) => [name, Boolean(body[name])]);
  const interval = Number(body.interval);
  const errorsInterval = Number(body.errorsInterval);
  return {
    ...Object.fromEntries(given),
    ...(intervals.includes(interval) ? { interval } : {}),
    ...(errorIntervals.includes(errorsInterval) ? { errorsInterval } : {}),
  };
}

import { describe, expect, it } from "vitest";
import { type Expected, htmlPage, ok, okWith, refused, unauthorized } from "./answers.ts";
import type { Question, Wire } from "./wire.ts";

type Row = readonly [what: string, question: Question, expected: Expected];

const PREFS = "/api/user/notify-prefs";
const notThere = (line: string) => htmlPage(404, `Cannot ${line}`);

const OPEN: readonly Row[] = [
  ["the time", { path: "/api/game/time" }, ok({ time: expect.any(Number) })],
  ["the rooms of nobody", { path: "/api/user/rooms?id=nobody" }, ok({ rooms: [] })],
  ["statistics without an interval", { path: "/api/user/stats" }, refused("invalid params")],
  ["statistics of 7 minutes", { path: "/api/user/stats?interval=7" }, refused("invalid params")],
  ["statistics of 8x minutes", { path: "/api/user/stats?interval=8x" }, refused("invalid params")],
  ["statistics of 8 minutes", { path: "/api/user/stats?interval=8" }, ok({ stats: {} })],
  ["statistics of a day and a half minute", { path: "/api/user/stats?interval=1440.5" }, ok({ stats: {} })],
  [
    "a user that is not there",
    { path: "/api/user/find?username=nobody" },
    refused("TypeError: Cannot read properties of null (reading 'steam')"),
  ],
  ["the shards", { path: "/api/game/shards/info" }, notThere("GET /api/game/shards/info")],
  ["the wishes about mail", { path: PREFS }, notThere(`GET ${PREFS}`)],
  ["a token's rights, by POST", { path: "/api/auth/query-token", json: {} }, notThere("POST /api/auth/query-token")],
  ["wishes about mail", { path: PREFS, json: {} }, unauthorized],
  ["the status", { path: "/api/user/world-status" }, unauthorized],
  ["the overview", { path: "/api/user/overview" }, unauthorized],
  ["a room's status", { path: "/api/game/room-status?room=W1N1" }, unauthorized],
  ["messages", { path: "/api/user/messages/index" }, unauthorized],
  ["the count of messages", { path: "/api/user/messages/unread-count" }, unauthorized],
];

const emptyOverview = ok({ rooms: [], stats: {}, totals: {}, gametimes: [] });

const AS_USER: readonly Row[] = [
  ["is not in the world", { path: "/api/user/world-status" }, ok({ status: "empty" })],
  ["has an empty overview", { path: "/api/user/overview" }, emptyOverview],
  ["has it for each interval", { path: "/api/user/overview?interval=5&statName=energyControl" }, emptyOverview],
  ["has no messages", { path: "/api/user/messages/index" }, ok({ messages: [], users: {} })],
  ["has no unread ones either", { path: "/api/user/messages/unread-count" }, ok({ count: 0 })],
  ["finds a room normal", { path: "/api/game/room-status?room=W5N5" }, ok({ room: { status: "normal" } })],
  ["finds no room beyond the map", { path: "/api/game/room-status?room=W99N99" }, ok({ room: {} })],
  ["finds one where none is named", { path: "/api/game/room-status" }, ok({ room: { status: "normal" } })],
];

/** What is sent, and what `me` shows of it afterwards: each is added to what was there. */
const WISHES: readonly (readonly [sent: object, shown: object])[] = [
  [{}, {}],
  [{ disabled: true, other: 1 }, { disabled: true }],
  [
    { disabled: 0, sendOnline: "x", interval: 5, errorsInterval: "30" },
    { disabled: false, sendOnline: true, interval: 5, errorsInterval: 30 },
  ],
  [
    { disabledOnMessages: 1, interval: 7, errorsInterval: 7 },
    { disabled: false, sendOnline: true, interval: 5, errorsInterval: 30, disabledOnMessages: true },
  ],
];

export function describePlayer(wire: () => Wire): void {
  describe("asked about players without credentials", () => {
    for (const [what, question, expected] of OPEN) {
      it(what, async () => expected(await wire().ask(question)));
    }
  });

  describe("a new player", () => {
    for (const [what, question, expected] of AS_USER) {
      it(what, async () => expected(await wire().askAsUser(question)));
    }

    it("owns no room", async () => {
      const me = await wire().askAsUser({ path: "/api/auth/me" });
      const { _id: id } = me.json as { _id: string };
      ok({ rooms: [] })(await wire().ask({ path: `/api/user/rooms?id=${id}` }));
    });

    it("has wishes about mail once they were set, and only those that make sense", async () => {
      for (const [sent, shown] of WISHES) {
        ok({ modified: 1 })(await wire().askAsUser({ path: PREFS, json: sent }));
        okWith({ notifyPrefs: shown })(await wire().askAsUser({ path: "/api/auth/me" }));
      }
    });

    it("does not see in memory what was written before the next tick", async () => {
      const memory = "/api/user/memory";
      okWith({ hidden: true })(await wire().askAsUser({ path: memory, json: { path: "late", value: { a: 1 } } }));
      ok()(await wire().askAsUser({ path: `${memory}?path=late` }));
    });
  });
}

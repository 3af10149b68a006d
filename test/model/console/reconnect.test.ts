import { expect, test } from "vitest";
import { decideReconnect } from "../../../src/model/console/reconnect.ts";
import { ServiceError, UnreachableError } from "../../../src/model/outcome/errors.ts";

const lost = new UnreachableError("Cannot follow the game: its websocket was closed", { mayHaveArrived: false });

test("decideReconnect() waits longer each time, never more than a minute, and never as long as everybody else", () => {
  const waits = (random: number) =>
    Array.from({ length: 11 }, (_, index) => decideReconnect({ error: lost, losses: index + 1, random: () => random }));
  expect(waits(0).slice(0, 4)).toEqual([{ wait: 500 }, { wait: 1000 }, { wait: 2000 }, { wait: 4000 }]);
  expect(waits(1).at(-1)).toEqual({ wait: 60_000 });
  expect(waits(0).at(-1)).toEqual({ wait: 30_000 });
});

test("decideReconnect() gives up after a dozen losses in a row, and at once where nobody is let in", () => {
  const random = () => 0;
  expect(decideReconnect({ error: lost, losses: 12, random })).toEqual({ giveUp: "lost 12 times in a row" });
  expect(decideReconnect({ error: new ServiceError("refused"), losses: 1, random })).toHaveProperty("giveUp");
  expect(decideReconnect({ error: new Error("a bug"), losses: 1, random })).toHaveProperty("giveUp");
});

import { expect, test } from "vitest";
import { isSwitchedOff, tellUnknownSwitch } from "../../src/hook/switch.ts";

const told = (env: NodeJS.ProcessEnv): string[] => {
  const lines: string[] = [];
  tellUnknownSwitch(env, (_, text) => void lines.push(text));
  return lines;
};

test.each(["0", "false", "FALSE", "no", "Off"])("SCREEPS_SYNC=%s: the push goes without us", (word) => {
  expect(isSwitchedOff({ SCREEPS_SYNC: word })).toBe(true);
});

test.each([undefined, "", "1", "true", "yes", "on", "ON"])(
  "SCREEPS_SYNC=%s: all is as usual, without a word",
  (word) => {
    const env = word === undefined ? {} : { SCREEPS_SYNC: word };
    expect(isSwitchedOff(env)).toBe(false);
    expect(told(env)).toEqual([]);
  },
);

test.each(["nope", "00", "disable", " 0"])("SCREEPS_SYNC=%j: all is as usual, and the word is told", (word) => {
  expect(isSwitchedOff({ SCREEPS_SYNC: word })).toBe(false);
  expect(told({ SCREEPS_SYNC: word })).toEqual([
    expect.stringContaining(`SCREEPS_SYNC=${word} says nothing that is known`),
  ]);
});

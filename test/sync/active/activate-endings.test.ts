import { describe, expect, test } from "vitest";
import {
  type Activating,
  missing,
  planned,
  settled,
  unconfirmed,
  unknown,
} from "../../../src/sync/active/activate-endings.ts";

const run = (more: Partial<Omit<Activating, "options">> & { readonly options?: Partial<Activating["options"]> } = {}) =>
  ({
    world: {},
    sent: "acknowledged",
    before: "default",
    ...more,
    options: {
      branch: "main",
      where: "world",
      target: { label: "screeps.com" },
      serverFlag: undefined,
      dryRun: false,
      ...more.options,
    },
  }) as unknown as Activating;

describe("an activation", () => {
  test("says what the game runs now, and which command brings back what ran before", () => {
    expect(settled(run())).toEqual({
      outcome: "activated",
      message:
        'Activated "main": the game on screeps.com runs it now; before it ran "default", and "screeps-sync activate default" brings that back',
    });
  });

  test("names the simulator and the server in that command, quoted for a shell", () => {
    const { message } = settled(run({ before: "it's", options: { where: "sim", serverFlag: "my server" } }));
    expect(message).toContain("the simulator on screeps.com");
    expect(message).toContain(`"screeps-sync activate 'it'\\''s' --sim --server 'my server'"`);
  });

  test("that was not sent had nothing to do", () => {
    expect(settled(run({ sent: "nothing" }))).toMatchObject({ outcome: "unchanged" });
  });

  test("that was only planned changed nothing", () => {
    expect(planned(run()).message).toBe(
      'Planned to activate "main"; the game on screeps.com runs "default": nothing was changed',
    );
    expect(planned(run({ before: undefined })).message).toBe('Planned to activate "main": nothing was changed');
  });
});

describe("an activation that failed", () => {
  test("for a branch that is not there lists those that are, and what may be meant", () => {
    const found = missing(run({ options: { branch: "defaul" } }), [{ branch: "default" }, { branch: "main" }]);
    expect(found.message).toContain('there are "default", "main"');
    expect(found.message).toContain("did you mean default?");
    expect(missing(run({ options: { branch: "x y" } }), [{ branch: "default" }]).message).toContain(
      `"screeps-sync deploy --branch 'x y'" makes one of that name`,
    );
  });

  test("is a mismatch where the listing names another branch, and unknown where it names none", () => {
    expect(unconfirmed(run(), "other")).toMatchObject({ outcome: "mismatch" });
    expect(unconfirmed(run(), undefined)).toMatchObject({ outcome: "unknown" });
  });

  test("names both states that may be true", () => {
    expect(unknown(run(), "no answer came").message).toBe(
      'Cannot tell what the game on screeps.com runs: it is "main" or "default", for no answer came; run again to settle it',
    );
    expect(unknown(run({ before: undefined }), "why").message).toContain('"main" or what ran before');
  });
});

import { strict as assert } from "node:assert";
import fc from "fast-check";
import { textOf } from "../invariants/text-of.ts";
import { holdSaid } from "../invariants/what-is-said.ts";
import { branch, type Life } from "./life.ts";
import type { Version } from "./modules.ts";
import type { Player } from "./player.ts";
import { backup, behind, deploy, killedDeploy, restore } from "./run-stories.ts";

/** The model has no state of its own beside the life: what is true is asked of git and of the emulator. */
type Step = fc.AsyncCommand<object, Life>;

const paths = ["main.js", "role/miner.js", "lib/a/b.js"];
// A binary in an unusual spelling, a value that is no module, half a character: whatever a server may hold.
const oddities: readonly unknown[] = ["// by hand\n", { binary: "AAE" }, { binary: "AAE=" }, null, "\ud83d"];

const step = (name: string, run: (life: Life) => Promise<void> | void): Step => ({
  check: () => true,
  run: async (_model, life) => {
    await run(life);
  },
  toString: () => name,
});

const who = fc.constantFrom<0 | 1>(0, 1);
const number = fc.integer({ min: 0, max: 99 });

const commits = fc.record({ who, path: fc.constantFrom(...paths), number }).map(({ who, path, number }) =>
  step(`${who} commits ${path} ${number}`, ({ players }) => {
    const { version } = players[who];
    players[who].commit({ ...version, files: new Map([...version.files, [path, `// ${who} ${number}\n`]]) });
  }),
);

const moves = fc.record({ who, how: fc.constantFrom("layout", "folder") }).map(({ who, how }) =>
  step(`${who} changes ${how}`, ({ players }) => {
    const { version } = players[who];
    const other: Partial<Version> =
      how === "layout"
        ? { layout: version.layout === "slash" ? "dot" : "slash" }
        : { folder: version.folder === "src" ? "bot" : "src" };
    players[who].commit({ ...version, ...other });
  }),
);

const shares = who.map((who) => step(`${who} shares`, ({ players }) => players[who].share()));

const edits = fc
  .record({ odd: fc.nat(oddities.length - 1), number })
  .map(({ odd, number }) =>
    step(`the game is edited: ${number} ${odd}`, (life) => life.edit(edited(life, number, odd))),
  );

function edited({ emulator }: Life, number: number, odd: number): ReadonlyMap<string, unknown> {
  const live = emulator.code(branch) ?? new Map<string, unknown>();
  return new Map([...live, ["main", `// edited ${number}\n`], [`odd${odd}`, oddities[odd]]]);
}

/** Whatever is live is owed once a write of ours replaces it. */
async function replacing(life: Life, write: () => Promise<void>): Promise<void> {
  const { live } = life;
  await write();
  if (life.live !== live) life.owed.add(live);
}

const deploys = fc
  .record({ who, back: fc.constantFrom(0, 0, 0, 1, 2), onDrift: fc.constantFrom<"keep" | "refuse">("keep", "refuse") })
  .map(({ who, back, onDrift }) =>
    step(`${who} deploys ${back} back, ${onDrift}`, (life) => deployed(life, life.players[who], back, onDrift)),
  );

async function deployed(life: Life, player: Player, back: number, onDrift: "keep" | "refuse"): Promise<void> {
  const { live } = life;
  const explained = new Set([...player.known(), ...(await life.recorded(player))]);
  const { commit, text } = player.back(back);
  await replacing(life, async () => {
    const { outcome, message } = await deploy(life, player, commit, onDrift);
    holdSaid({ outcome, message, before: live, live: life.live, wanted: text, kept: explained });
    if (outcome === "drift") {
      assert.equal(onDrift, "refuse");
      assert.ok(!explained.has(live), `our own code is no drift: ${message}`);
      return;
    }
    assert.equal(outcome, live === text ? "unchanged" : "deployed", message);
  });
}

const lostAnswers = who.map((who) =>
  step(`${who} deploys, the answer is lost`, async (life) => {
    life.emulator.addFault({ fault: "reset", when: "after", method: "POST", path: "/api/user/code", times: 1 });
    await deployed(life, life.players[who], 0, "keep");
    life.emulator.clearFaults();
  }),
);

const races = who.map((who) =>
  step(`${who} deploys over an edit while the game is edited again`, async (life) => {
    const first = edited(life, life.next(), 0);
    life.edit(first);
    const second = new Map([...first, ["main", `// edited again ${life.next()}\n`]]);
    life.emulator.addFault({
      fault: "other-write",
      when: "after",
      method: "GET",
      path: "/api/user/code",
      times: 1,
      branch,
      modules: Object.fromEntries(second),
    });
    const player = life.players[who];
    const { outcome } = await deploy(life, player, "HEAD", "keep");
    life.emulator.clearFaults();
    assert.equal(outcome, "deployed");
    // The first copy was of the first edit; only a read after it can have seen the second.
    life.owed.add(textOf(second));
  }),
);

const kills = fc.record({ who, requests: fc.integer({ min: 1, max: 5 }) }).map(({ who, requests }) =>
  step(`${who} is killed at request ${requests} of a deploy`, async (life) => {
    await replacing(life, () => killedDeploy(life, life.players[who], requests));
    await deployed(life, life.players[who], 0, "keep");
  }),
);

const backups = fc.record({ who, push: fc.boolean() }).map(({ who, push }) =>
  step(`${who} backs up${push ? " and pushes" : ""}`, async (life) => {
    const outcome = await backup(life, life.players[who], push);
    assert.equal(outcome, "backed-up");
    const kept = await life.recorded(life.players[who]);
    holdSaid({ outcome, before: life.live, live: life.live, wanted: life.live, kept });
  }),
);

const restores = fc.record({ who, nth: number }).map(({ who, nth }) =>
  step(`${who} restores record ${nth}`, async (life) => {
    const player = life.players[who];
    const refs = player.git("for-each-ref", "--format=%(refname)", `refs/screeps/**/${branch}`);
    if (refs === "") return;
    const records = player.git("rev-list", "--no-merges", refs).split("\n");
    const record = records[nth % records.length] ?? "";
    await replacing(life, async () => {
      assert.ok(["restored", "unchanged"].includes(await restore(life, player, record)));
    });
  }),
);

const looks = who.map((who) =>
  step(`${who} looks`, async (life) => {
    const player = life.players[who];
    const expected = player.behind(life.live);
    if (expected !== undefined) assert.equal(await behind(life, player), expected, "commits behind");
  }),
);

/** A life of at most so many steps. */
export const lives = (maxCommands: number) =>
  fc.commands(
    [
      commits,
      commits,
      moves,
      shares,
      edits,
      edits,
      deploys,
      deploys,
      lostAnswers,
      races,
      kills,
      backups,
      restores,
      looks,
    ],
    { maxCommands, size: "max" },
  );

import { describe, expect, test } from "vitest";
import { UsageError } from "../../../src/model/outcome/errors.ts";
import type { ServerEntry, SettingValues } from "../../../src/model/settings/setting-values.ts";
import type { Layers } from "../../../src/sync/account/layers.ts";
import { chooseTargets, type Target } from "../../../src/sync/account/targets.ts";

const token = (letter: string): string => letter.repeat(20);
const entry = (name: string, url: string, more: object = {}) => ({
  name,
  url,
  allowHttp: false,
  where: "/home/me/.screeps.yaml",
  ...more,
});

function choose(given: SettingValues, more: Partial<Layers> = {}): Target[] {
  return chooseTargets({ given, file: {}, env: {}, ...more });
}
/** `main https://… as aaaa`: label, address and whose credentials. */
const told = (targets: readonly Target[]): string[] =>
  targets.map(({ label, server, credentials }) => {
    const who = credentials?.kind === "token" ? credentials.token.charAt(0) : (credentials?.username ?? "nobody");
    return `${label} ${server.root} as ${who}`;
  });
const official: ServerEntry = { name: "main", url: "https://screeps.com" };
const season: ServerEntry = { name: "season", url: "https://screeps.com/season" };

describe("the servers of a run", () => {
  test.each<[string, SettingValues, Partial<Layers>, string[]]>([
    ["the official one where nothing is said", { token: token("a") }, {}, ["screeps.com https://screeps.com/ as a"]],
    [
      "the address that a person gave",
      { server: "https://game.example", token: token("a") },
      {},
      ["game.example https://game.example/ as a"],
    ],
    [
      "all of the file",
      {},
      { file: { servers: [official, season] } },
      ["main https://screeps.com/ as nobody", "season https://screeps.com/season/ as nobody"],
    ],
    [
      "the one of the file that was named",
      { server: "season" },
      { file: { servers: [official, season] } },
      ["season https://screeps.com/season/ as nobody"],
    ],
    [
      "the one that the file itself names",
      {},
      { file: { servers: [official, season], server: "main" } },
      ["main https://screeps.com/ as nobody"],
    ],
    [
      "a person's own, before those of the file",
      { servers: [season] },
      { file: { servers: [official] } },
      ["season https://screeps.com/season/ as nobody"],
    ],
    [
      "one of a person's own file, by its name",
      { server: "own" },
      { book: [entry("own", "https://game.example", { token: token("o") })] },
      ["own https://game.example/ as o"],
    ],
    [
      "an entry of the file without an address, which his own file has",
      {},
      { file: { servers: [{ name: "own" }] }, book: [entry("own", "https://screeps.com/ptr")] },
      ["own https://screeps.com/ptr/ as nobody"],
    ],
  ])("are %s", (_what, given, more, expected) => {
    expect(told(choose(given, more))).toEqual(expected);
  });

  test.each<[string, SettingValues, Partial<Layers>, string]>([
    ["a name that nobody knows", { server: "ptr" }, {}, 'Cannot find server "ptr": neither screeps-sync.yml nor'],
    [
      "a name that is nearly one",
      { server: "seasn" },
      { file: { servers: [official, season] } },
      "known are main, season; did you mean season?",
    ],
    [
      "an entry without an address anywhere",
      {},
      { file: { servers: [{ name: "own" }] } },
      'Cannot tell the address of server "own"',
    ],
    ["plain http to a public host", { server: "http://game.example" }, {}, "plain http shows the credentials"],
    [
      "an origin that only the file names",
      {},
      { file: { server: "https://game.example" } },
      "Cannot send credentials to https://game.example",
    ],
    [
      "an origin of the file's list",
      {},
      { file: { servers: [{ name: "x", url: "https://game.example" }] } },
      "Cannot send credentials to https://game.example",
    ],
    [
      "a variable that is not ours",
      {},
      { file: { servers: [{ ...official, token: "${AWS_KEY}" }] }, env: { AWS_KEY: "x" } },
      "the committed file asks for ${AWS_KEY}",
    ],
    [
      "a variable that is not set",
      {},
      { file: { servers: [{ ...official, token: "${SCREEPS_X}" }] } },
      "the file names ${SCREEPS_X}, and it is not set here",
    ],
    [
      "two entries for one address",
      { server: "https://screeps.com" },
      {
        book: [
          entry("a", "https://screeps.com", { token: token("a") }),
          entry("b", "https://screeps.com", { token: token("b") }),
        ],
      },
      "choose one with --server",
    ],
  ])("are none for %s", (_what, given, more, message) => {
    expect(() => choose(given, more)).toThrow(UsageError);
    expect(() => choose(given, more)).toThrow(message);
  });

  test("may be at an origin that a person named, and at any that he gave himself", () => {
    const file = { servers: [{ name: "x", url: "https://game.example" }] };
    expect(told(choose({ "allow-host": ["game.example"] }, { file }))).toEqual(["x https://game.example/ as nobody"]);
    expect(told(choose({}, { file, agreed: ["https://game.example"] }))).toHaveLength(1);
    expect(told(choose(file))).toHaveLength(1);
  });
});

describe("who we are on a server", () => {
  const env = { SCREEPS_SEASON: token("s"), SCREEPS_NAME: "me", SCREEPS_PASS: "secret" };
  const whoIs = (servers: readonly ServerEntry[], given: SettingValues = {}, more: Partial<Layers> = {}) =>
    told(choose(given, { file: { servers }, env, ...more })).map((line) => line.replace(/^.* as /, ""));

  test.each<[string, ServerEntry, SettingValues, string]>([
    [
      "its own variable's, before the general token",
      { ...season, token: "${SCREEPS_SEASON}" },
      { token: token("g") },
      "s",
    ],
    ["the general one's, where it names none", season, { token: token("g") }, "g"],
    ["a name's with its password", { ...season, username: "me", password: "${SCREEPS_PASS}" }, {}, "me"],
    ["a name's from a variable", { ...season, username: "${SCREEPS_NAME}", password: "${SCREEPS_PASS}" }, {}, "me"],
    ["nobody's without a password", { ...season, username: "me" }, {}, "nobody"],
  ])("is %s", (_what, server, given, who) => {
    expect(whoIs([server], given)).toEqual([who]);
  });

  const book = [entry("season", "https://screeps.com/season", { token: token("b") })];

  test("is what a person's own file says of exactly this world, where nothing else was given", () => {
    expect(whoIs([season, official], {}, { book })).toEqual(["b", "nobody"]);
    expect(whoIs([season], { token: token("g") }, { book })).toEqual(["g"]);
    expect(choose({}, { file: { servers: [season] }, book })[0]?.credentialsFrom).toBe(
      '/home/me/.screeps.yaml, server "season"',
    );
  });

  test("is who the entry of the same name is, where two of his own are for one world", () => {
    const two = [entry("other", "https://screeps.com/season", { token: token("o") }), ...book];
    expect(whoIs([season], {}, { book: two })).toEqual(["b"]);
    expect(whoIs([{ ...season, name: "x" }], {}, { book: two })).toEqual(["o"]);
  });

  test("is nobody on an optional server without its variable: the general token could be another host's", () => {
    const optional = { ...season, optional: true, token: "${SCREEPS_GONE}" };
    expect(whoIs([optional], { token: token("g") })).toEqual(["nobody"]);
    expect(choose({}, { file: { servers: [optional] } })[0]).toMatchObject({ optional: true });
  });

  test("is said to be elsewhere, where his own file has others only", () => {
    const [target] = choose({}, { book: [entry("ptr", "https://screeps.com/ptr")] });
    expect(String(target?.elsewhere)).toBe(".screeps.yaml has ptr: choose one with --server");
    expect(choose({})[0]).not.toHaveProperty("elsewhere");
  });

  test("comes with the branch of its own, of the file before that of his own file", () => {
    const own = [entry("season", "https://screeps.com/season", { branch: "auto", token: token("b") })];
    const branchOf = (servers: readonly ServerEntry[]) => choose({}, { file: { servers }, book: own })[0]?.ownBranch;
    expect(branchOf([season])).toBe("auto");
    expect(branchOf([{ ...season, branch: "x" }])).toBe("x");
    expect(choose({ server: "https://screeps.com/season" }, { book: own })[0]?.ownBranch).toBe("auto");
  });
});

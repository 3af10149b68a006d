// Covered by test/remote/git-remote.test.ts
import { visible } from "../model/text/visible-text.ts";
import { fetchGame, listGame } from "../sync/game/fetch-game.ts";
import { pushGame } from "../sync/game/push-game.ts";
import type { Asked } from "../sync/start/prepare.ts";
import { readPush } from "./read-push.ts";
import { takeOption, type Wishes } from "./take-option.ts";

/** Git at the other end of two pipes, and a person beside it. */
export interface Talk {
  /** The next line of git; undefined at the end. */
  readonly next: () => Promise<string | undefined>;
  readonly answer: (text: string) => void;
  /** A line for the person. */
  readonly say: (line: string) => void;
  readonly redact: (text: string) => string;
}

/** Speaks with git as gitremote-helpers(7) has it, until git has no more to say. */
export async function converse(talk: Talk, asked: Asked, remote: string): Promise<void> {
  const wishes: Wishes = { dryRun: false, quiet: false, format: false };
  for (let line = await talk.next(); line !== undefined && line !== ""; line = await talk.next()) {
    const [command = "", ...rest] = line.split(" ");
    if (command === "capabilities") talk.answer("fetch\npush\noption\nobject-format\n\n");
    else if (command === "option") talk.answer(`${takeOption(wishes, rest)}\n`);
    else if (command === "list") await list(talk, asked, { remote, wishes, forPush: rest[0] === "for-push" });
    else if (command === "fetch") await passOver(talk);
    else if (command === "push") await pushAll(talk, asked, wishes, line);
    else throw new Error(`Git said ${JSON.stringify(line)}, which no helper was told to expect`);
  }
}

interface Listing {
  readonly remote: string;
  readonly wishes: Wishes;
  readonly forPush: boolean;
}

async function list(talk: Talk, asked: Asked, { remote, wishes, forPush }: Listing): Promise<void> {
  // What is live a push finds out by itself, just before it writes: what was seen before would only let git decide wrongly.
  const lines = forPush
    ? (await listGame(asked)).map((ref) => `? refs/heads/${ref}`)
    : await fetched(talk, asked, { remote, wishes });
  talk.answer([...lines, "", ""].join("\n"));
}

async function fetched(talk: Talk, asked: Asked, { remote, wishes }: Omit<Listing, "forPush">): Promise<string[]> {
  const { refs, head, unread, why } = await fetchGame(asked, remote);
  if (why !== undefined) talk.say(`${why}; what was not read stays as last seen`);
  if (unread.length > 0 && !wishes.quiet)
    talk.say(
      `Not read: ${unread.map((name) => `"${name}"`).join(", ")}; git config --add remote.${remote}.screeps-branches "<name or glob>" has them read`,
    );
  const format = refs[0]?.commit.length === 64 ? "sha256" : "sha1";
  return [
    ...(wishes.format && refs.length > 0 ? [`:object-format ${format}`] : []),
    ...(head === undefined ? [] : [`@refs/heads/${head} HEAD`]),
    ...refs.map(({ ref, commit }) => `${commit} refs/heads/${ref}`),
  ];
}

/** All that git could fetch it has since the list. */
async function passOver(talk: Talk): Promise<void> {
  for (let line = await talk.next(); line !== undefined && line !== ""; ) line = await talk.next();
  talk.answer("\n");
}

async function pushAll(talk: Talk, asked: Asked, wishes: Wishes, first: string): Promise<void> {
  for (let line: string | undefined = first; line !== undefined && line !== ""; line = await talk.next()) {
    const push = readPush(line);
    const { answer, message } = await pushGame(asked, { ...push, dryRun: wishes.dryRun });
    talk.say(message);
    if (answer === "ok") talk.answer(`ok ${push.to}\n`);
    else talk.answer(`error ${push.to} ${whys[answer] ?? visible(talk.redact(message))}\n`);
  }
  talk.answer("\n");
}

/** In the very words that git knows (transport-helper.c). */
const whys: Readonly<Record<string, string>> = {
  "up-to-date": "up to date",
  "non-fast-forward": "non-fast forward",
};

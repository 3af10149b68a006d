import { beforeEach, describe, expect, test } from "vitest";
import { settlePullRequest } from "../../../src/action/github/pull-request.ts";
import type { Offer } from "../../../src/sync/offer/offer.ts";
import { type Permissions, startGitHubRepository } from "../../support/action/github-repository.ts";
import { githubRun } from "../../support/action/github-run.ts";

const gitBranch = "from-game/screeps.com/default";
const write: Permissions = { "pull-requests": "write" };
let edit: Offer;

const offer = (waiting: string | undefined, more: Partial<Offer["report"]> = {}): Offer => ({
  gitBranch,
  ...(waiting === undefined ? {} : { waiting }),
  report: {
    ...{ outcome: "pulled", message: 'Pulled "default" of screeps.com', server: "screeps.com", branch: "default" },
    ...{ left: [], waits: [], limits: [] },
    plan: { added: [{ name: "new", after: 3 }], changed: [{ name: "main", after: 7 }], removed: [], unchanged: 2 },
    ...more,
  },
});

beforeEach(() => {
  edit = offer("1".repeat(40));
});

async function opened(permissions = write) {
  const github = await startGitHubRepository(permissions);
  github.tips.set(gitBranch, "1".repeat(40));
  const { run, annotations } = githubRun(github.url);
  return { github, annotations, settle: (what: Offer) => settlePullRequest(run, what, "main") };
}

describe("the pull request of what was edited in the game", () => {
  test("is opened once, told module by module, and left alone while nothing changes", async () => {
    const { github, settle } = await opened();
    await using _ = github;
    expect([await settle(edit), await settle(edit), await settle(offer(edit.waiting, { outcome: "pulled" }))]).toEqual([
      1, 1, 1,
    ]);
    expect(github.writes()).toEqual(["POST /repos/player/bot/pulls"]);
    expect(github.pulls[0]).toMatchObject({
      title: "Edited in the game: default on screeps.com",
      base: { ref: "main" },
    });
    expect(github.pulls[0]?.body).toMatch(
      /added \| `new`[\s\S]*changed \| `main`|changed \| `main`[\s\S]*added \| `new`/,
    );
  });

  test("is brought up to date when more was edited, and stays the only one", async () => {
    const { github, settle } = await opened();
    await using _ = github;
    await settle(edit);
    const more = { added: [], changed: [], removed: [{ name: "old" }], unchanged: 2 };
    expect(await settle(offer("2".repeat(40), { plan: more }))).toBe(1);
    expect(github.pulls).toHaveLength(1);
    expect(github.pulls[0]?.body).toContain("removed | `old`");
  });

  test("is closed when the edit is home or gone, and nothing is asked of one that is closed", async () => {
    const { github, settle } = await opened();
    await using _ = github;
    await settle(edit);
    expect([await settle(offer(undefined)), github.pulls[0]?.state]).toEqual([undefined, "closed"]);
    await settle(offer(undefined));
    expect(github.writes()).toHaveLength(2);
  });

  test("is not opened again for an edit that a person did not want, but for the next one", async () => {
    const { github, settle } = await opened();
    await using _ = github;
    await settle(edit);
    Object.assign(github.pulls[0] ?? {}, { state: "closed" });
    expect([await settle(edit), github.pulls.length]).toEqual([undefined, 1]);
    expect(await settle(offer("2".repeat(40)))).toBe(2);
  });

  test("of hostile names is text: no mention, no image, no command, and not longer than GitHub takes", async () => {
    const { github, settle } = await opened();
    await using _ = github;
    const name = "@admin ![x](https://evil.example) <img src=x> `code` #1";
    const many = Array.from({ length: 400 }, (__, index) => ({ name: `${index} ${name.repeat(9)}`, after: 1 }));
    await settle(
      offer(edit.waiting, {
        branch: "@you`x",
        plan: { added: many, changed: [], removed: [], unchanged: 0 },
        left: [{ name, why: "@admin said so" }],
      }),
    );
    const { title = "", body = "" } = github.pulls[0] ?? {};
    expect(title).not.toMatch(/@you|`/);
    expect(body.length).toBeLessThan(65_536);
    expect(body.replaceAll(/(`+)[^\n]*?[^`]\1(?!`)/g, "")).not.toMatch(/@admin|!\[|<img/);
  });

  test("is not opened without the permission: the line to open it is there, and the permission that helps", async () => {
    const { github, annotations, settle } = await opened({ "pull-requests": "read" });
    await using _ = github;
    expect(await settle(edit)).toBeUndefined();
    const [[level, message] = []] = annotations;
    expect(level).toBe("notice");
    expect(message).toContain('"permissions: { contents: write, pull-requests: write }"');
    expect(message).toContain(`https://github.com/player/bot/compare/main...${gitBranch}?expand=1 opens it by hand`);
  });

  test("is not opened without a token, and GitHub is not asked", async () => {
    await using github = await startGitHubRepository(write);
    const { run, annotations } = githubRun(github.url, { "github-token": "" });
    expect(await settlePullRequest(run, edit, "main")).toBeUndefined();
    expect(annotations[0]?.[1]).toContain("?expand=1 opens it by hand");
    await settlePullRequest(run, offer(undefined), "main");
    expect([annotations.length, github.calls]).toEqual([1, []]);
  });
});

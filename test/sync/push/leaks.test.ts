import { expect, it } from "vitest";
import type { Pushed } from "../../../src/git/objects/pushed-objects.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { refuseLeaks } from "../../../src/sync/push/leaks.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../../support/repository.ts";

const { fresh } = temporaryFolder();
const token = "0f9e8d7c-6b5a-4321-9876-fedcba543210";

function clone(): TestRepository {
  const repository = makeRepository(fresh());
  repository.commit({ "src/main.js": "one" });
  return repository;
}

const pushed: Omit<Pushed, "commits"> = { tags: [], others: [], held: [], remote: "origin" };

/** What is said of a push of HEAD; undefined: it may go. */
async function said({ directory, git }: TestRepository, more: Partial<Pushed> = {}) {
  const push = { commits: [git("rev-parse", "HEAD")], ...pushed, ...more };
  return refuseLeaks(openRepository(directory), push, []).then(
    () => undefined,
    (failure: unknown) => String(failure),
  );
}

it("finds a token in an earlier commit of the push, where the last one has it no more", async () => {
  const repository = clone();
  const first = repository.commit({ "notes.md": `first\ntoken: ${token}\n` });
  repository.commit({ "notes.md": undefined });
  const found = await said(repository);
  expect(found).toContain(`Cannot let ${first.slice(0, 7)} go: notes.md:2 holds what looks like a token`);
  expect(found).not.toContain(token);
});

it.each([
  ["UTF-16", (text: string) => Buffer.from(text, "utf16le")],
  ["UTF-16, the other way round", (text: string) => Buffer.from(text, "utf16le").swap16()],
  ["bytes that are no text", (text: string) => Buffer.concat([Buffer.from([0, 1, 255]), Buffer.from(text)])],
])("finds a token in %s", async (_, encode) => {
  const repository = clone();
  repository.commit({ "a.txt": encode(`one\ntoken = "${token}"\n`) });
  expect(await said(repository)).toContain("a.txt:2 holds what looks like a token");
});

it("finds a token in a file with a line feed in its name, and names the file whole", async () => {
  const repository = clone();
  repository.commit({ "odd\nname.js": `const token = '${token}';` });
  expect(await said(repository)).toContain("odd\nname.js:1 holds what looks like a token");
});

it("finds a token in the message of a commit and of a tag", async () => {
  const repository = clone();
  repository.commit({ "a.js": "1" }, `token: ${token}`);
  expect(await said(repository)).toContain("the message of this commit holds what looks like a token");
  repository.git("tag", "-a", "v1", "-m", `token: ${token}`, "HEAD~1");
  const tags = { commits: [repository.git("rev-parse", "HEAD~1")], tags: [repository.git("rev-parse", "v1")] };
  expect(await said(repository, tags)).toContain("the message of this tag");
});

it("finds what a tag of a file holds", async () => {
  const repository = clone();
  repository.commit({ "secret.txt": `token: ${token}` });
  const blob = repository.git("rev-parse", "HEAD:secret.txt");
  expect(await said(repository, { commits: [], others: [blob] })).toContain("holds what looks like a token");
});

it("finds a credentials file that an earlier commit had under its name, and a later one has under another", async () => {
  const repository = clone();
  const text = "servers:\n  main:\n    host: screeps.com\n    username: me\n    password: open sesame\n";
  repository.commit({ ".screeps.yaml": text });
  repository.commit({ ".screeps.yaml": undefined, "a.txt": text });
  expect(await said(repository)).toMatch(/ holds credentials/);
});

it("lets samples go, and what the remote has already", async () => {
  const repository = clone();
  repository.commit({ "README.md": "token: 00000000-0000-0000-0000-000000000000" });
  expect(await said(repository)).toBeUndefined();
  const held = repository.commit({ "a.txt": `token: ${token}` });
  expect(await said(repository, { held: [held] })).toBeUndefined();
});

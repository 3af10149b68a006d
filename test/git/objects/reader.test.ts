import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { lookUp } from "../../../src/git/objects/look-up.ts";
import { readBlobs } from "../../../src/git/objects/read-blobs.ts";
import { askObjects } from "../../../src/git/objects/reader.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { fakeGit } from "../../support/fake-git.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const { path } = temporaryFolder();
const source = makeRepository(`${path}/source`);
const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`m${index}.js`, `${index}`.repeat(5000)]));
const commit = source.commit(files);
const log = `${path}/started`;

let removeFake = () => {};
function fake(script: string): void {
  const git = fakeGit(`${path}/bin`, script);
  removeFake = () => {
    removeFake = () => {};
    git.remove();
  };
}
afterEach(() => removeFake());

const counting = `echo "$*" >> ${log}; exec "$REAL" "$@"`;
const started = (): number => readFileSync(log, "utf8").match(/cat-file --batch/g)?.length ?? 0;
const textOf = (objects: Awaited<ReturnType<typeof askObjects>>): (string | undefined)[] | undefined =>
  objects?.map((object) => object?.bytes.toString());

describe("one process that is asked again and again", () => {
  it("answers every copy of a handle, in the order of the questions, also what is written or moved meanwhile", async () => {
    fake(counting);
    const repository = openRepository(source.directory);
    const copy = { ...repository, signal: new AbortController().signal };
    const names = Object.keys(files).map((name) => `${commit}:${name}`);
    const [all, none, some] = await Promise.all([
      askObjects(repository, names, 1e9),
      askObjects(copy, ["refs/heads/none", `${commit}:none`], 1e9),
      askObjects(repository, [`${commit}:m7.js`], 1e9),
    ]);
    expect(textOf(all)).toEqual(Object.values(files));
    expect([none, textOf(some)]).toEqual([[undefined, undefined], [files["m7.js"]]]);
    const later = source.commit({ "later.js": "later" });
    const [head, blob] = (await askObjects(copy, ["HEAD", "HEAD:later.js"], 1e9)) ?? [];
    expect([head?.oid, blob?.bytes.toString()]).toEqual([later, "later"]);
    expect(started()).toBe(1);
  });

  it("is not taken where variables name other objects", async () => {
    const elsewhere = { ...openRepository(source.directory), variables: { GIT_OBJECT_DIRECTORY: path } };
    expect(await askObjects(elsewhere, [commit], 1e9)).toBeUndefined();
  });

  it("is not asked again once a secret came to light that it was given", async () => {
    process.env["NOT_YET_KNOWN"] = "a secret of somebody";
    const repository = openRepository(source.directory);
    await askObjects(repository, [commit], 1e9);
    repository.secrets.add("a secret of somebody");
    fake(`env > ${path}/seen; exec "$REAL" "$@"`);
    expect(await askObjects(repository, [commit], 1e9)).toHaveLength(1);
    expect(readFileSync(`${path}/seen`, "utf8")).not.toContain("NOT_YET_KNOWN");
    delete process.env["NOT_YET_KNOWN"];
  });
});

describe("a process that gives no whole answer is not believed, and another is asked", () => {
  it.each([
    ["ends at once", "exit 0"],
    ["is killed in the middle", `printf '${commit} commit 99999\\ntree'; kill -9 $$`],
    ["says something else", "echo 'fatal: bad object'; exec sleep 60"],
    ["says more than was asked for", `read name; printf '%s missing\\nmore\\n' "$name"; exec sleep 60`],
    ["is not there", "exec /nowhere"],
  ])("where it %s", async (_what, script) => {
    fake(script);
    const repository = openRepository(source.directory);
    expect(await askObjects(repository, [commit], 1e9)).toBeUndefined();
    removeFake();
    expect(textOf(await lookUp(repository, [`${commit}:m1.js`]))).toEqual([files["m1.js"]]);
  });

  it("and what is too large is told as ever", async () => {
    const repository = openRepository(source.directory);
    const oids = (await lookUp(repository, [`${commit}:m1.js`])).flatMap((blob) => blob?.oid ?? []);
    await expect(readBlobs(repository, oids, { maxBytes: 100 })).rejects.toThrow("more than 100 bytes");
  });
});

describe("a process that says nothing", () => {
  it("is ended after the silence that any git process may keep", async () => {
    fake(`echo $$ > ${path}/pid; exec sleep 60`);
    const impatient = openRepository(source.directory, { timeoutMs: 100 });
    await expect(lookUp(impatient, [commit])).rejects.toThrow(/said nothing for 0.1 s; it was ended/);
  });

  it("is ended with the run, which tells its own reason", async () => {
    fake("exec sleep 60");
    const ends = new AbortController();
    const asked = lookUp(openRepository(source.directory, { signal: ends.signal }), [commit]);
    await delay(1);
    ends.abort(new Error("enough"));
    await expect(asked).rejects.toThrow("enough");
  });
});

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { readDiff, showDiff } from "../../../src/git/history/show-diff.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { fakeGit } from "../../support/fake-git.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const { path } = temporaryFolder();
const source = makeRepository(`${path}/source`);
const before = source.commit({ "main.js": "one\n", ".gitattributes": "*.js diff=shout\n" });
const after = source.commit({ "main.js": "two\n" });
const repository = openRepository(source.directory);
source.git("config", "diff.shout.textconv", "echo converted; tr a-z A-Z <");

describe("readDiff()", () => {
  it("gives a plain patch, whatever colours, tools and conversions are configured", async () => {
    source.git("config", "color.ui", "always");
    source.git("config", "diff.external", "false");
    const patch = await readDiff(repository, before, after);
    expect(patch).toMatch(/^diff --git a\/main\.js b\/main\.js\n/);
    expect(patch).toContain("\n-one\n+two\n");
    source.git("config", "--unset", "diff.external");
  });

  it("is empty for equal trees", async () => {
    expect(await readDiff(repository, before, before)).toBe("");
  });
});

describe("showDiff()", () => {
  let removeFake = () => {};
  afterEach(() => {
    removeFake();
    removeFake = () => {};
  });

  it("writes to our own standard output, in the user's colours and with his conversions", () => {
    const src = new URL("../../../src/git/", import.meta.url).href;
    writeFileSync(
      `${path}/show.mjs`,
      `const { showDiff } = await import("${src}history/show-diff.ts");
       const { openRepository } = await import("${src}process/repository.ts");
       await showDiff(openRepository(${JSON.stringify(source.directory)}), "${before}", "${after}");
       console.log("afterwards");`,
    );
    source.git("config", "color.ui", "always");
    const output = execFileSync(process.execPath, [`${path}/show.mjs`], { encoding: "utf8" });
    expect(output).toContain("\u001b[31m-ONE");
    expect(output).toMatch(/afterwards\n$/);
  });

  it.each(["kill -13 $$", "exit 141", "exit 0"])("is content with a pager that is left early: %s", async (end) => {
    const git = fakeGit(`${path}/bin`, end);
    removeFake = () => git.remove();
    await expect(showDiff(repository, before, after)).resolves.toBeUndefined();
  });

  it.each([
    ["exit 128", /ended with status 128/],
    ["kill -9 $$", /ended with SIGKILL/],
  ])("rejects when git fails: %s", async (end, message) => {
    const git = fakeGit(`${path}/bin`, end);
    removeFake = () => git.remove();
    await expect(showDiff(repository, before, after)).rejects.toThrow(message);
  });

  it("ends with the reason of the signal", async () => {
    const git = fakeGit(`${path}/bin`, "exec sleep 60");
    removeFake = () => git.remove();
    const stop = new AbortController();
    const showing = showDiff(openRepository(source.directory, { signal: stop.signal }), before, after);
    setTimeout(() => stop.abort(new Error("Interrupted")), 50);
    await expect(showing).rejects.toThrow(/^Interrupted$/);
  });
});

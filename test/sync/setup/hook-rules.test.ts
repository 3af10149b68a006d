import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { openRepository } from "../../../src/git/process/repository.ts";
import { learnConfigs } from "../../../src/sync/setup/hook-rules.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const { fresh } = temporaryFolder();

function clone() {
  const { git, directory } = makeRepository(fresh());
  const store = (text: string) => {
    const file = join(directory, "file");
    writeFileSync(file, text);
    return git("hash-object", "-w", file);
  };
  const values = (key: string) => git("config", "--get-all", `screeps-sync.${key}`).split("\n");
  git("config", "screeps-sync.program", "x");
  return { git, store, values, learn: (ids: readonly string[]) => learnConfigs(openRepository(directory), ids) };
}

describe("learnConfigs()", () => {
  it("adds the rules of configurations, once, and leaves one out that cannot be read", async () => {
    const { store, values, learn } = clone();
    const [rules, broken] = [store('branches: { main: default, "tag:v*": x }\n'), store("branches: [\n")];
    await learn([rules, broken, "none", "1".repeat(40)]);
    await learn([rules]);
    expect(values("knownConfig")).toEqual([rules, "none"]);
    expect(values("configRule")).toEqual([`${rules} refs/heads/main`, `${rules} refs/tags/v*`, "none refs/heads/*"]);
  });

  it("keeps the eight that were met last, each with its rules", async () => {
    const { store, values, learn } = clone();
    const ids = Array.from({ length: 10 }, (_, index) => store(`branches: { b${index}: x }\n`));
    await learn(ids.slice(0, 6));
    await learn(ids.slice(6));
    expect(values("knownConfig")).toEqual(ids.slice(2));
    expect(values("configRule")).toEqual(ids.slice(2).map((id, index) => `${id} refs/heads/b${index + 2}`));
  });

  it("writes nothing in a clone where nobody has installed the hook", async () => {
    const { git, store, learn } = clone();
    git("config", "--remove-section", "screeps-sync");
    await learn([store("branches: {}\n")]);
    expect(git("config", "--local", "--list")).not.toContain("screeps-sync");
  });
});

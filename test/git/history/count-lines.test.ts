import { describe, expect, it } from "vitest";
import { countLines } from "../../../src/git/history/count-lines.ts";
import { diffTrees } from "../../../src/git/history/show-diff.ts";
import { openRepository } from "../../../src/git/process/repository.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const { path } = temporaryFolder();

describe.each(["sha1", "sha256"] as const)("where attributes hide the lines of code, with %s", (format) => {
  const source = makeRepository(`${path}/${format}`, { format });
  source.commit({ ".gitattributes": "*.js -diff\n", "main.js": "1\n" });
  source.commit({ "main.js": "2\n3\n", "a.wasm": new Uint8Array([0, 1]) });
  const repository = openRepository(source.directory);
  const file = (bytes: string | Uint8Array, name = "main.js") => ({
    path: name,
    mode: "100644",
    bytes: Buffer.from(bytes),
  });

  it("they are counted all the same, and bytes are not", async () => {
    const counted = await countLines(
      repository,
      [file("1\n")],
      [file("1\n2\n"), file(new Uint8Array([0, 1]), "a.wasm")],
    );
    expect(Object.fromEntries(counted)).toEqual({
      "main.js": { added: 1, removed: 0 },
      "a.wasm": { added: undefined, removed: undefined },
    });
    expect(source.git("status", "--porcelain")).toBe("");
  });

  it("a patch says why it does not show them", async () => {
    const [before, after] = [source.git("rev-parse", "HEAD~1^{tree}"), source.git("rev-parse", "HEAD^{tree}")];
    const patch = await diffTrees(repository, before, after, { terminal: false });
    expect(patch).toContain("Binary files a/main.js and b/main.js differ");
    expect(patch).toMatch(/\nmain\.js: its lines are not shown, because an attribute says "-diff"/);
    expect(patch).not.toContain("a.wasm: its lines");
  });
});

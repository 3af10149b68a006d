import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { notesFor, notesOf, withRelease } from "../../scripts/release/notes.ts";
import { version } from "../../src/model/text/version.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const changelog = "# Changelog\n\nNotable changes.\n\n## 1.0.0 (2026-01-01)\n\n### Hook\n- It is there.\n";

describe("the notes of a release", () => {
  test("have what belongs together below one heading", () => {
    const notes = notesOf(["### Hook\n- One.\n", "### Action\n- Two.\n", "### Hook\n- Three.\n"]);
    expect(notes).toBe("### Hook\n- One.\n- Three.\n\n### Action\n- Two.");
  });

  test("are refused where a change does not say where it belongs, or says nothing", () => {
    expect(() => notesOf(["- One.\n"])).toThrow('found "- One."');
    expect(() => notesOf(["### Hook\n"])).toThrow("### Hook");
  });

  test("stand above those of the release before, and can be found again", () => {
    const next = withRelease(changelog, "1.1.0", "2026-02-02", "### Hook\n- One.");
    expect(next).toBe(changelog.replace("## 1.0.0", "## 1.1.0 (2026-02-02)\n\n### Hook\n- One.\n\n## 1.0.0"));
    expect(notesFor(next, "1.1.0")).toBe("### Hook\n- One.");
    expect(notesFor(next, "1.0.0")).toBe("### Hook\n- It is there.");
    expect(() => notesFor(next, "1.2.0")).toThrow('no "## 1.2.0"');
  });

  test("date a version that was told as unreleased, with what came since on top", () => {
    const open = changelog.replace("2026-01-01", "unreleased");
    expect(withRelease(open, "1.0.0", "2026-01-01", "")).toBe(changelog);
    expect(withRelease(open, "1.0.0", "2026-01-01", "### Action\n- Two.")).toContain(
      "(2026-01-01)\n\n### Action\n- Two.\n",
    );
  });

  test("of an empty release are refused", () => {
    expect(() => withRelease(changelog, "1.1.0", "2026-02-02", "")).toThrow("holds no change");
  });
});

test("the changelog of this repository tells the version that it has, and every waiting change can be told", () => {
  expect(notesFor(read("CHANGELOG.md"), version)).not.toBe("");
  const waiting = readdirSync(join(root, "changes")).filter((name) => name !== "README.md");
  expect(() => notesOf(waiting.map((name) => read(`changes/${name}`)))).not.toThrow();
});

test("every question of an issue form has an id of its own and a label", () => {
  const forms = readdirSync(join(root, ".github/ISSUE_TEMPLATE")).filter((name) => name !== "config.yml");
  for (const name of forms) {
    const { body } = parse(read(`.github/ISSUE_TEMPLATE/${name}`)) as { body: { id: string; attributes: object }[] };
    expect(new Set(body.map(({ id }) => id)).size, name).toBe(body.length);
    for (const { attributes } of body) expect(attributes).toHaveProperty("label");
  }
});

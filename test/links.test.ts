import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const below = ["docs", "examples", "changes"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
);
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  ...below.filter((path) => path.endsWith(".md")),
];
const textOf = (page: string) => readFileSync(join(root, page), "utf8").replace(/^```[\s\S]*?^```$/gm, "");

/** As GitHub makes it of a heading: small letters, no punctuation, a hyphen for each space. */
const anchorOf = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, "")
    .replaceAll(" ", "-");
const anchorsOf = (page: string): string[] =>
  [...textOf(page).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchorOf(heading.trim()));

test("every link from a page to a page of ours leads somewhere, to the heading that it names", () => {
  const links = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map(([, link = ""]) => ({ page, link })),
  );
  const broken = links.filter(({ page, link }) => {
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? page : relative(root, join(root, dirname(page), path));
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(links.length).toBeGreaterThan(80);
  expect(broken).toEqual([]);
});

test("README.md is short, and shows a workflow on its first page", () => {
  const lines = readFileSync(join(root, "README.md"), "utf8").split("\n");
  expect(lines.length).toBeLessThanOrEqual(200);
  expect(lines.slice(0, 40).join("\n")).toMatch(/uses: screeps-sync\/screeps-sync@v1\n.*\n.*token:.*\n.*branch:/);
});

test("every page of docs can be reached from README.md", () => {
  const reached = new Set(["README.md"]);
  for (const page of reached) {
    for (const [, path = ""] of textOf(page).matchAll(/\]\((?!https?:)([^)#\s]+\.md)[^)]*\)/g)) {
      reached.add(relative(root, join(root, dirname(page), path)));
    }
  }
  const lost = pages.filter((page) => page.startsWith("docs/") && !page.includes("decisions/"));
  expect(lost.filter((page) => !reached.has(page))).toEqual([]);
});

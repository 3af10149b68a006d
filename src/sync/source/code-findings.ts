// Covered by test/sync/source/preflight-repositories.test.ts
import { isUtf8 } from "node:buffer";
import { checkCode, isSound } from "../../model/checks/check-code.ts";
import type { CodeModule } from "../../model/checks/check-require.ts";
import type { CheckLevels, CheckName } from "../../model/checks/checks.ts";
import type { CodeFacts } from "../../model/code/code-facts.ts";
import { isBinaryFile, type ModuleFile, textOf } from "../../model/modules/module-files.ts";
import type { Finding } from "../../model/outcome/finding.ts";
import { readFacts, scanFiles } from "./read-facts.ts";

interface Code {
  readonly files: readonly ModuleFile[];
  /** Modules that are no files of the source. */
  readonly generated: readonly string[];
  readonly levels: CheckLevels;
  readonly cacheFile: string | undefined;
}

/** What is wrong with code, and what is not known of it yet. */
export interface CodeFindings {
  readonly findings: readonly Finding[];
  /** Asks the engine about the chosen files; absent where it has said all. */
  readonly askEngine?: (isChosen: (file: ModuleFile) => boolean) => Promise<readonly Finding[]>;
}

const requireChecks: readonly CheckName[] = ["missing-module", "wrong-case", "parent-path"];
const engineChecks: readonly CheckName[] = ["syntax", "es-module"];

/**
 * What is wrong with the code itself. Where everything that it may require is there, and the engine takes all of it, no
 * finding needs a syntax tree, and none is made: on a machine where nothing is kept that is a third of a deploy's CPU.
 */
export async function codeFindings(
  { files, generated, levels, cacheFile }: Code,
  known: ReadonlyMap<string, CodeFacts> | undefined,
): Promise<CodeFindings> {
  const isOff = (checks: readonly CheckName[]) => checks.every((check) => levels[check] === "off");
  if (isOff([...requireChecks, ...engineChecks])) return { findings: [] };
  const names = new Set([...files.map(({ name }) => name), ...generated]);
  const text = files.filter(isText);
  const check = (facts: ReadonlyMap<string, CodeFacts>) =>
    checkCode(
      files.flatMap((file) => codeModule(file, facts)),
      names,
      levels,
    );
  if (known !== undefined) return { findings: check(known) };
  const scanned = await scanFiles(text, cacheFile);
  const readAll = async () => check(await readFacts(text, cacheFile));
  if (!isSound(scanned.facts.values(), names)) return { findings: await readAll() };
  if (isOff(engineChecks)) return { findings: [] };
  return {
    findings: [],
    askEngine: async (isChosen) => (scanned.engineTakes(text.filter(isChosen)) ? [] : readAll()),
  };
}

function codeModule(file: ModuleFile, facts: ReadonlyMap<string, CodeFacts>): readonly CodeModule[] {
  const own = isBinaryFile(file) ? undefined : facts.get(file.oid);
  return own === undefined ? [] : [{ name: file.name, path: file.path, facts: own, text: () => textOf(file) }];
}

/** Bytes that are no text have their own finding, and their requires would be guesses. */
export const isText = ({ bytes }: Pick<ModuleFile, "bytes">): boolean => isUtf8(bytes);

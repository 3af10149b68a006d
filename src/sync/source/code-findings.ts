// Covered by test/sync/source/preflight-repositories.test.ts
import { isUtf8 } from "node:buffer";
import { checkCode, isSound } from "../../model/checks/check-code.ts";
import type { CodeModule } from "../../model/checks/check-require.ts";
import type { CheckLevels, CheckName } from "../../model/checks/checks.ts";
import type { CodeFacts } from "../../model/code/code-facts.ts";
import { isBinaryFile, type ModuleFile } from "../../model/modules/module-files.ts";
import type { Finding } from "../../model/outcome/finding.ts";
import { readFacts, scanFacts } from "./read-facts.ts";

interface Code {
  readonly files: readonly ModuleFile[];
  /** Modules that are no files of the source. */
  readonly generated: readonly string[];
  readonly levels: CheckLevels;
  readonly cacheFile: string | undefined;
}

const codeChecks: readonly CheckName[] = ["syntax", "es-module", "missing-module", "wrong-case", "parent-path"];

/**
 * What is wrong with the code itself. Where the engine takes all of it, and everything that it may require is there, no
 * finding needs a syntax tree, and none is made: on a machine where nothing is kept that is a third of a deploy's CPU.
 */
export async function codeFindings(
  { files, generated, levels, cacheFile }: Code,
  known: ReadonlyMap<string, CodeFacts> | undefined,
): Promise<readonly Finding[]> {
  if (codeChecks.every((check) => levels[check] === "off")) return [];
  const names = new Set([...files.map(({ name }) => name), ...generated]);
  const text = files.filter(isText);
  if (known === undefined && isSound((await scanFacts(text, cacheFile)).values(), names)) return [];
  const facts = known ?? (await readFacts(text, cacheFile));
  return checkCode(
    files.flatMap((file) => codeModule(file, facts)),
    names,
    levels,
  );
}

function codeModule(file: ModuleFile, facts: ReadonlyMap<string, CodeFacts>): readonly CodeModule[] {
  const own = isBinaryFile(file) ? undefined : facts.get(file.oid);
  return own === undefined ? [] : [{ name: file.name, path: file.path, facts: own, text: () => textOf(file) }];
}

/** Bytes that are no text have their own finding, and their requires would be guesses. */
export const isText = ({ bytes }: Pick<ModuleFile, "bytes">): boolean => isUtf8(bytes);

export const textOf = ({ bytes }: Pick<ModuleFile, "bytes">): string => bytes.toString("utf8");

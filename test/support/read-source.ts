import { openRepository } from "../../src/git/process/repository.ts";
import { PreflightError, UsageError } from "../../src/model/outcome/errors.ts";
import type { RawSettings } from "../../src/model/settings/read-settings.ts";
import { type CommittedSource, readModules } from "../../src/sync/source/committed-modules.ts";
import { sourceOptions } from "../../src/sync/source/source-options.ts";
import { prepare } from "../../src/sync/start/prepare.ts";
import { quietDoor } from "./door.ts";
import { type Files, makeRepository, type TestRepository } from "./repository.ts";

export interface ReadOptions {
  readonly raw?: RawSettings;
  readonly env?: NodeJS.ProcessEnv;
  readonly ref?: string;
  readonly fromHook?: boolean;
  readonly rebuild?: boolean;
}

/** The modules of a repository's commit, as a deploy would read them; nothing is sent. */
export async function readSource(directory: string, options: ReadOptions = {}): Promise<CommittedSource> {
  const { raw = {}, env = {}, ref = "HEAD", fromHook = false, rebuild = false } = options;
  const repository = openRepository(directory, { fromHook });
  const asked = {
    ...quietDoor(directory),
    repository,
    ref,
    raw: { branch: "default", ...raw },
    env,
    nameOf: (name: string) => `--${name}`,
    withoutServer: true,
    rebuild,
  };
  const prepared = await prepare(asked);
  return readModules(repository, prepared.commit, sourceOptions(asked, prepared));
}

/** What preflight says of a repository, each finding as one line: `error src/main.js:1:5 missing-module …`. */
export interface Verdict {
  readonly names: readonly string[];
  readonly layout: string | undefined;
  readonly findings: readonly string[];
}

export async function judge(directory: string, files: Files, options?: ReadOptions): Promise<Verdict> {
  const repository: TestRepository = makeRepository(directory);
  repository.commit(files);
  try {
    const { modules, layout, findings } = await readSource(directory, options);
    return { names: [...modules.keys()].sort(), layout, findings: findings.map(line) };
  } catch (failure) {
    if (failure instanceof PreflightError)
      return { names: [], layout: undefined, findings: failure.findings.map(line) };
    if (failure instanceof UsageError) return { names: [], layout: undefined, findings: [`usage ${failure.message}`] };
    throw failure;
  }
}

function line({ severity, path, line: row, column, check, message }: CommittedSource["findings"][number]): string {
  const where = [path, row, column].filter((part) => part !== undefined).join(":");
  return [severity, where, check ?? "-", message].filter((part) => part !== "").join(" ");
}

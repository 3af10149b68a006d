// Covered by test/sync/start/own-configuration.test.ts
import { openCommit } from "../../git/clone/open-commit.ts";
import { lookUp } from "../../git/objects/look-up.ts";
import type { Repository } from "../../git/process/repository.ts";
import type { Commit, TreeEntry } from "../../model/modules/tree.ts";
import { SyncError, UsageError } from "../../model/outcome/errors.ts";
import {
  environmentSettings,
  mergeSettings,
  type RawSettings,
  readSettings,
  resolveSettings,
  variableOf,
  type YamlSetting,
} from "../../model/settings/read-settings.ts";
import type { ResolvedSettings, SettingValues } from "../../model/settings/setting-values.ts";
import { type SettingName, settings } from "../../model/settings/settings.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { NameSetting } from "../../model/text/told.ts";
import { type Reading, readingsOf } from "../../model/versions/reading.ts";

/** What a person said of how things are to be done. */
export interface Said {
  readonly raw: RawSettings;
  readonly env: NodeJS.ProcessEnv;
  /** How a person at this door calls a setting: `--layout`, `input "layout"`. */
  readonly nameOf: NameSetting;
  /** What this door takes where nobody says anything, before the defaults of the table. */
  readonly defaults?: SettingValues;
}

/** The configuration of any commit: what a person said is the same for all, and outranks what each commit's own file says. */
export interface Configurations {
  /** Of the file, in every commit. */
  readonly path: string;
  /** Flags or inputs, then the environment. */
  readonly given: SettingValues;
  /** What was read already, by the id of the file's blob: equal files are read once. */
  readonly files: Map<string, SettingValues>;
}

/** A commit of this repository, and what is known of it. */
export interface Known {
  readonly commit: Commit;
  readonly configurations: Configurations;
  /** The blob of its own configuration; undefined where it has none. */
  readonly configured: string | undefined;
  /** What it holds in one folder, with paths below that. */
  readonly listed?: { readonly folder: string; readonly entries: readonly TreeEntry[] };
}

/** A commit with its own configuration. */
export interface Configured {
  readonly known: Known;
  /** What its file says. */
  readonly file: SettingValues;
  /** First said wins: flag, environment, file, default. */
  readonly values: ResolvedSettings;
  /** Settings that nobody but the commit's own file gave. */
  readonly byCommit: ReadonlySet<SettingName>;
}

/** A ref → its commit and configuration, from one git process. @throws UsageError for a file that is wrong, or is asked for and not there */
export async function openConfigured(repository: Repository, ref: string, said: Said): Promise<Configured> {
  const given = await readGiven(said);
  const path = configPath(given);
  const { commit, files } = await openCommit(repository, ref, [path]);
  const found = files.get(path);
  const file = await parseOwn(found?.bytes, given, commit);
  const values = resolveSettings(given, file, said.defaults ?? {});
  const configurations = { path, given, files: new Map(found === undefined ? [] : [[found.oid, file]]) };
  return { known: { commit, configurations, configured: found?.oid }, file, values, byCommit: onlyIn(file, given) };
}

/** The configuration file of a run, in every commit. */
export const configPath = (given: SettingValues): string => given.config ?? settings.config.default;

/** What a commit says alone, where no person said it too. */
export function onlyIn(file: SettingValues, given: SettingValues): Set<SettingName> {
  return new Set((Object.keys(file) as SettingName[]).filter((name) => given[name] === undefined));
}

/** The file of a commit, where it has one → what it says. @throws UsageError for a file that is wrong, or is asked for and not there */
export async function parseOwn(
  bytes: Buffer | undefined,
  given: SettingValues,
  commit: Pick<Commit, "oid">,
): Promise<SettingValues> {
  const where = whereOf(configPath(given), commit);
  if (bytes !== undefined) return parseFile(bytes, where);
  if (given.config === undefined) return {};
  throw new UsageError(`Cannot read ${where}: the commit has no such file; commit it first`);
}

/** What the file of a commit says; nothing outside of a repository, or before its first commit. @throws UsageError for a file that is wrong */
export async function readFileIfAny(repository: Repository, ref: string, path: string): Promise<SettingValues> {
  const opened = await openCommit(repository, ref, [path]).catch((failure: unknown) => {
    if (failure instanceof UsageError) return undefined;
    throw failure;
  });
  const found = opened?.files.get(path);
  return opened === undefined || found === undefined ? {} : parseFile(found.bytes, whereOf(path, opened.commit));
}

/** Reads the files that are not known yet, all in one git process. One that is wrong says nothing. */
export async function learnConfigurations(
  repository: Repository,
  { files, path }: Configurations,
  oids: Iterable<string | undefined>,
): Promise<void> {
  const fresh = [...new Set(oids)].filter((oid) => oid !== undefined && !files.has(oid)) as string[];
  for (const [index, blob] of (await lookUp(repository, fresh)).entries()) {
    const file = blob === undefined ? {} : await parseFile(blob.bytes, path).catch(nothingIfWrong);
    files.set(fresh[index] ?? "", file);
  }
}

/** How a commit with this configuration is read, where its modules went to this code branch: likeliest first. */
export function readingsAt(
  { files, given }: Configurations,
  configured: string | undefined,
  branch: string,
): readonly Reading[] {
  const file = (configured === undefined ? undefined : files.get(configured)) ?? {};
  // Who says otherwise today may not have said so then.
  const said = readingsOf(resolveSettings(given, file), branch);
  const all = [...said, ...readingsOf(resolveSettings(file), branch)];
  return [...new Map(all.map((reading) => [JSON.stringify(reading), reading])).values()];
}

const whereOf = (path: string, { oid }: Pick<Commit, "oid">): string => `${path} of ${shortId(oid)}`;

/** Flags or inputs, then the environment. */
export async function readGiven({ raw, env, nameOf }: Said): Promise<SettingValues> {
  const fromEnvironment = (name: string) => variableOf(name as SettingName) ?? name;
  return mergeSettings(
    await readSettings(raw, nameOf, readYaml),
    await readSettings(environmentSettings(env), fromEnvironment, readYaml),
  );
}

async function readYaml(name: YamlSetting, text: string, where: string): Promise<SettingValues> {
  // The YAML parser and the schema cost 15 ms, which a run without a file does not pay.
  const { parseYamlSetting } = await import("../../model/config/config-file.ts");
  return parseYamlSetting(name, text, where);
}

async function parseFile(bytes: Buffer, where: string): Promise<SettingValues> {
  const { parseConfigFile } = await import("../../model/config/config-file.ts");
  return parseConfigFile(bytes.toString("utf8"), where);
}

/** A file that is wrong says nothing where another commit is meant. */
export function nothingIfWrong(failure: unknown): SettingValues {
  if (failure instanceof SyncError) return {};
  throw failure;
}

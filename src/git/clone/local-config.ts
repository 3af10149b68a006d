import type { Repository } from "../process/repository.ts";
import { gitText } from "../process/runner.ts";

/** Keys and values of one section of the clone's own configuration, in order. A value may be on several keys. */
export type ConfigSection = readonly (readonly [key: string, value: string])[];

export async function readSection(repository: Repository, section: string): Promise<ConfigSection> {
  const args = ["config", "--local", "--null", "--get-regexp", `^${section}[.]`];
  const printed = await gitText(repository, args, { alsoFine: 1 });
  const entries = printed.split("\0").filter((entry) => entry !== "");
  return entries.map((entry) => {
    const end = entry.indexOf("\n");
    return [entry.slice(section.length + 1, end), entry.slice(end + 1)];
  });
}

/** The section becomes exactly these entries; without any, it is gone from the file. */
export async function replaceSection(repository: Repository, section: string, entries: ConfigSection): Promise<void> {
  if ((await readSection(repository, section)).length > 0)
    await gitText(repository, ["config", "--local", "--remove-section", section]);
  for (const [key, value] of entries)
    await gitText(repository, ["config", "--local", "--add", `${section}.${key}`, value]);
}

/** One more value under a key. Whatever the text begins with, it is no option: the last argument may follow `--`. */
export async function addValue(repository: Repository, key: string, value: string): Promise<void> {
  await gitText(repository, ["config", "--local", "--add", "--", key, value]);
}

/** Names of the remotes. */
export async function remoteNames(repository: Repository): Promise<readonly string[]> {
  return (await gitText(repository, ["remote"])).split("\n").filter((name) => name !== "");
}

/** The remote that git pushes to where nothing else is said. */
export async function pushDefault(repository: Repository): Promise<string | undefined> {
  const printed = await gitText(repository, ["config", "--get", "remote.pushDefault"], { alsoFine: 1 });
  return printed.replace(/\r?\n$/, "") || undefined;
}

/** Adds values beside those that are there, one after the other, so that a push meanwhile never finds the section empty. */
export async function addToSection(repository: Repository, section: string, entries: ConfigSection): Promise<void> {
  for (const [key, value] of entries)
    await gitText(repository, ["config", "--local", "--add", `${section}.${key}`, value]);
}

export async function dropFromSection(repository: Repository, section: string, key: string): Promise<void> {
  await gitText(repository, ["config", "--local", "--unset-all", `${section}.${key}`], { alsoFine: 5 });
}

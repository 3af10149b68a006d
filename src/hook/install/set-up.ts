import { access } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../../model/outcome/errors.ts";
import { findHookPlace, type HookPlace } from "../../sync/setup/hook-place.ts";
import { knownConfig, settingsOf } from "../../sync/setup/hook-rules.ts";
import { chooseRemote, configBlob, readHookSettings, writeHookSettings } from "../../sync/setup/hook-setup.ts";
import type { Door } from "../../sync/start/open-world.ts";
import { type Asked, readRules } from "../../sync/start/prepare.ts";
import { onDisk, refuseUnusable } from "./hook-folder.ts";
import { type FoundHook, keptFile, lookAt, placeHook, removeHook } from "./install.ts";
import { type Doubt, doubtsAbout } from "./kept-hook.ts";

export interface HookChoices {
  readonly mode: "deploy" | "check";
  readonly strict: boolean;
  /** Undefined: where git pushes to, origin, or the only one. */
  readonly remote: string | undefined;
  /** Folder of the built doors; `pre-push.js` is in it. */
  readonly programFolder: string;
}

export interface Installed {
  readonly place: HookPlace;
  readonly remote: string;
  readonly mode: "deploy" | "check";
  /** What stood at the place; undefined where nothing was written. */
  readonly found: FoundHook | undefined;
  readonly kept: string | undefined;
  readonly doubts: readonly Doubt[];
  readonly program: string;
}

/** Installs the hook, or says where its lines have to go. The same again changes nothing. */
export async function installHook(asked: Asked, choices: HookChoices): Promise<Installed> {
  const { repository } = asked;
  const place = await findHookPlace(repository);
  const remote = await chooseRemote(repository, choices.remote);
  const program = join(choices.programFolder, "pre-push.js");
  await access(program).catch((cause: unknown) => {
    throw new UsageError(`Cannot install the hook: ${program} is missing beside the command line`, { cause });
  });
  const { rules, path } = await readRules(asked);
  const about = { place, remote, mode: choices.mode, program };
  if (place.kind === "lefthook") return { ...about, found: undefined, kept: undefined, doubts: [] };
  await refuseUnusable(place);
  const found = await onDisk(place.file, () => put(place));
  await writeHookSettings(repository, [
    ["node", process.execPath],
    ["program", program],
    ["remote", remote],
    ...(choices.remote === undefined ? [] : ([["remoteChosen", "true"]] as const)),
    ["mode", choices.mode],
    ...(choices.strict ? ([["strict", "true"]] as const) : []),
    ["config", path],
    ...settingsOf([knownConfig(await configBlob(repository, path), rules)]),
  ]);
  if (found !== "foreign") return { ...about, found, kept: undefined, doubts: [] };
  const kept = keptFile(place.file);
  return { ...about, found, kept, doubts: await doubtsAbout(kept, place.kind) };
}

/** pre-commit puts a hook that was there aside as `.legacy` and runs it: ours goes back around pre-commit's own. */
async function put({ file, others }: HookPlace): Promise<FoundHook> {
  for (const legacy of others.filter((other) => other === `${file}.legacy`)) await removeHook(legacy);
  return placeHook(file);
}

/** Takes the hook and its settings away wherever it lies; what was there before is back. */
export async function uninstallHook({ repository }: Door) {
  const place = await findHookPlace(repository);
  const { file } = place;
  // Another clone may run the very file; without settings it does nothing here.
  const here = place.kind === "lefthook" ? [] : [file];
  const all = place.shared ? place.others.filter((other) => !isBeside(other, file)) : [...here, ...place.others];
  const removed: { readonly file: string; readonly restored: boolean }[] = [];
  for (const candidate of all) {
    const { found, restored } = await onDisk(candidate, () => removeHook(candidate));
    if (found === "ours") removed.push({ file: candidate, restored });
  }
  const stays = place.shared && (await lookAt(file)) === "ours";
  const settings = await readHookSettings(repository);
  await writeHookSettings(repository, []);
  return { place, removed, stays, hadSettings: settings.size > 0 };
}

const isBeside = (one: string, other: string): boolean => join(one, "..") === join(other, "..");

import { access } from "node:fs/promises";
import { join } from "node:path";
import { UsageError } from "../model/errors.ts";
import type { Door } from "../sync/deploy-targets.ts";
import {
  chooseRemote,
  configBlob,
  findHookPlace,
  type HookPlace,
  readHookSettings,
  writeHookSettings,
} from "../sync/hook-setup.ts";
import { type Asked, readRules } from "../sync/prepare.ts";
import { type Found, keptFile, placeHook, removeHook } from "./install.ts";
import { rulePatterns } from "./rule-patterns.ts";

export interface HookChoices {
  readonly mode: "deploy" | "check";
  readonly strict: boolean;
  /** Undefined: origin, or the only one. */
  readonly remote: string | undefined;
  /** Folder of the built doors; `pre-push.js` is in it. */
  readonly programFolder: string;
}

export interface Installed {
  readonly place: HookPlace;
  readonly remote: string;
  readonly mode: "deploy" | "check";
  /** What stood at the place; undefined where nothing was written. */
  readonly found: Found | undefined;
  readonly kept: string | undefined;
  readonly program: string;
}

/** Installs the hook, or says where its line has to go. The same again changes nothing. */
export async function installHook({ repository }: Door, asked: Asked, choices: HookChoices): Promise<Installed> {
  const place = await findHookPlace(repository);
  const remote = await chooseRemote(repository, choices.remote);
  const program = join(choices.programFolder, "pre-push.js");
  await access(program).catch((cause: unknown) => {
    throw new UsageError(`Cannot install the hook: ${program} is missing beside the command line`, { cause });
  });
  const { rules, path } = await readRules(repository, asked);
  const found = isWritten(place) ? await placeHook(place.file) : undefined;
  await writeHookSettings(repository, [
    ["node", process.execPath],
    ["program", program],
    ["remote", remote],
    ["mode", choices.mode],
    ...(choices.strict ? ([["strict", "true"]] as const) : []),
    ["config", path],
    ["configBlob", await configBlob(repository, path)],
    ...rulePatterns(rules).map((rule) => ["rule", rule] as const),
  ]);
  const kept = found === "foreign" ? keptFile(place.file) : undefined;
  return { place, remote, mode: choices.mode, found, kept, program };
}

/** Takes the hook and its settings away; what was there before is back. */
export async function uninstallHook({ repository }: Door) {
  const place = await findHookPlace(repository);
  const removed = isWritten(place) ? await removeHook(place.file) : { found: "nothing" as const, restored: false };
  const settings = await readHookSettings(repository);
  await writeHookSettings(repository, []);
  return { place, ...removed, hadSettings: settings.size > 0 };
}

const isWritten = ({ kind }: HookPlace): boolean => kind === "husky" || kind === "git";

import { devNull } from "node:os";
import { holdsSecret } from "../../model/account/known-secrets.ts";
import type { Repository } from "./repository.ts";

// Settings of the user and the machine, not of one repository: transport, credentials, where configuration lives.
const keptNames = new Set([
  "GIT_ASKPASS",
  "GIT_CEILING_DIRECTORIES",
  "GIT_CONFIG_GLOBAL",
  "GIT_CONFIG_NOSYSTEM",
  "GIT_CONFIG_SYSTEM",
  "GIT_DISCOVERY_ACROSS_FILESYSTEM",
  "GIT_HTTP_PROXY_AUTHMETHOD",
  "GIT_PROXY_COMMAND",
  "GIT_PROXY_SSL_CAINFO",
  "GIT_PROXY_SSL_CERT",
  "GIT_PROXY_SSL_CERT_PASSWORD_PROTECTED",
  "GIT_PROXY_SSL_KEY",
  "GIT_SSH",
  "GIT_SSH_COMMAND",
  "GIT_SSH_VARIANT",
]);

// `git rev-parse --local-env-vars`, without those that change what is read (index, grafts, replace refs, prefix),
// with what git sets for hooks: its programs, the quarantine of a push, and `git -c`.
const fromHookNames = new Set([
  "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  "GIT_COMMON_DIR",
  "GIT_CONFIG_COUNT",
  "GIT_CONFIG_PARAMETERS",
  "GIT_DIR",
  "GIT_EXEC_PATH",
  "GIT_IMPLICIT_WORK_TREE",
  "GIT_OBJECT_DIRECTORY",
  "GIT_QUARANTINE_PATH",
  "GIT_SHALLOW_FILE",
  "GIT_WORK_TREE",
]);

// What the user's own pager and diff tools need.
const terminalNames = new Set(["GIT_DIFF_OPTS", "GIT_EXTERNAL_DIFF", "GIT_PAGER"]);

/** The environment of a git process whose output we read: no foreign repository, no secret of ours, no prompt. */
export function gitEnvironment(repository: Repository, ambient = repository.environment): NodeJS.ProcessEnv {
  return {
    ...select(ambient, repository, (name) => mayPass(name, repository)),
    // Messages are matched and passed on in English.
    LC_ALL: "C",
    GIT_TERMINAL_PROMPT: "0",
    GIT_GRAFT_FILE: devNull,
    ...repository.variables,
  };
}

/** The environment of a git process that the user looks at: also his language, pager and diff tools. */
export function terminalEnvironment(repository: Repository, ambient = repository.environment): NodeJS.ProcessEnv {
  const passed = select(ambient, repository, (name) => mayPass(name, repository) || terminalNames.has(name));
  return { ...passed, ...repository.variables };
}

/**
 * The environment of a git process that does a person's work: all that he set for it, editor and name too. Which repository
 * is meant says the folder alone, and no secret of ours is in it.
 */
export function personEnvironment(repository: Repository, ambient = repository.environment): NodeJS.ProcessEnv {
  const isOwn = (name: string) => name.startsWith("GIT_") && !elsewhere.has(name);
  const passed = select(ambient, repository, (name) => mayPass(name, repository) || isOwn(name));
  return { ...passed, ...repository.variables };
}

// What `git rev-parse --local-env-vars` names, but the settings of `git -c` and their like: those are the person's.
const elsewhere = new Set([
  "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  "GIT_COMMON_DIR",
  "GIT_CONFIG",
  "GIT_DIR",
  "GIT_GRAFT_FILE",
  "GIT_IMPLICIT_WORK_TREE",
  "GIT_INDEX_FILE",
  "GIT_INTERNAL_SUPER_PREFIX",
  "GIT_NAMESPACE",
  "GIT_NO_REPLACE_OBJECTS",
  "GIT_OBJECT_DIRECTORY",
  "GIT_PREFIX",
  "GIT_QUARANTINE_PATH",
  "GIT_REPLACE_REF_BASE",
  "GIT_SHALLOW_FILE",
  "GIT_WORK_TREE",
]);

function select(
  environment: NodeJS.ProcessEnv,
  { secrets }: Repository,
  chosen: (name: string) => boolean,
): NodeJS.ProcessEnv {
  const passed = Object.entries(environment).filter(
    ([name, value]) => chosen(name.toUpperCase()) && !holdsSecret(value, secrets),
  );
  return Object.fromEntries(passed);
}

function mayPass(name: string, { fromHook }: Repository): boolean {
  // Helpers, filters and hooks of the user run below git, and need no token of ours.
  if (name.startsWith("SCREEPS_") || name.startsWith("INPUT_")) return false;
  if (!name.startsWith("GIT_") || keptNames.has(name) || name.startsWith("GIT_SSL_")) return true;
  return fromHook && (fromHookNames.has(name) || /^GIT_CONFIG_(KEY|VALUE)_\d+$/.test(name));
}

// For the commands themselves; user configuration may say otherwise. `-c` outranks every file.
const always = [
  "core.useReplaceRefs=false",
  "core.fsmonitor=false",
  "core.splitIndex=false",
  "protocol.ext.allow=never",
  "gc.auto=0",
  "maintenance.auto=false",
  "advice.graftFileDeprecated=false",
];

/** Settings of each of our git processes; none of the machine is written. Git honours `safe.directory` here since 2.38. */
export const ownConfig = ({ trusted }: Repository): readonly string[] => [
  ...always,
  ...trusted.map((folder) => `safe.directory=${folder}`),
];

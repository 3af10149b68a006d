// Covered by test/doors/cli.test.ts
import type { Repository } from "../../git/process/repository.ts";
import { givenSecrets } from "../../model/account/given-secrets.ts";
import { mayName, variablesOf } from "../../model/settings/named-variable.ts";
import type { RawSettings } from "../../model/settings/read-settings.ts";
import type { ServerEntry, SettingValues } from "../../model/settings/setting-values.ts";

type Note = (secret: string) => void;

/** What a person gave, before anything is chosen. */
interface Given {
  readonly raw: RawSettings;
  readonly env: NodeJS.ProcessEnv;
  readonly onSecret?: Note;
}

/** Tells of a credential to all who must know: the printing, and whatever starts a process. */
export function noteIn({ secrets }: Repository, onSecret: Note = () => {}): Note {
  return (secret) => {
    secrets.add(secret);
    onSecret(secret);
  };
}

/** The credentials of a run that stand in flags and environment, whatever variable a server names: before a server is chosen. */
export function noteGiven(repository: Repository, { raw, env, onSecret }: Given, ...layers: SettingValues[]): void {
  const note = noteIn(repository, onSecret);
  for (const secret of givenSecrets(raw, env)) note(secret);
  const [given, file] = layers;
  const listed = given?.["allow-variables"] ?? [];
  const named = [
    ...(given?.servers ?? []).flatMap(secretVariables),
    ...(file?.servers ?? []).flatMap(secretVariables).filter((name) => mayName(name, listed)),
  ];
  for (const secret of named.map((name) => env[name])) if (secret !== undefined && secret !== "") note(secret);
}

const secretVariables = (entry: ServerEntry): string[] => variablesOf({ ...entry, username: undefined });

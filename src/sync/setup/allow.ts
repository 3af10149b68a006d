// Covered by test/attacks/origins.test.ts
import type { Repository } from "../../git/process/repository.ts";
import { parseServer } from "../../model/account/server-address.ts";
import { isTrusted, originOf } from "../../model/account/trusted-origin.ts";
import type { SettingValues } from "../../model/settings/setting-values.ts";
import { type Agreements, agree, readAgreements } from "../account/agreements.ts";
import { readCredentialsFiles } from "../account/credential-files.ts";
import { confirmedOrigins } from "../account/target-trust.ts";
import { type Asked, readLayers } from "../start/prepare.ts";

/** What a committed configuration asks a person for. */
export interface Wish {
  readonly kind: keyof Agreements;
  /** The command line of the build, or the origin that is to get credentials: agreed to as it stands. */
  readonly text: string;
  /** The servers of the file that are there. */
  readonly servers: readonly string[];
  /** A person has said so already: here, by flag or environment, or in a file of his own. */
  readonly agreed: boolean;
}

/** All that the configuration of a commit asks for: its build, and the origins of its servers. Nothing is sent or started. */
export async function readWishes(asked: Asked): Promise<Wish[]> {
  const { repository } = asked;
  const { given, file } = await readLayers(asked);
  const agreements = await readAgreements(repository);
  const book = await readCredentialsFiles(repository, asked.env);
  const confirmed = confirmedOrigins({ given, book, agreed: agreements.origin });
  const build: Wish[] = [file.build ?? []].flat().map((text) => {
    return { kind: "build", text, servers: [], agreed: given.build !== undefined || agreements.build.includes(text) };
  });
  const origins = [...serversByOrigin(file)].map(([text, servers]): Wish => {
    return { kind: "origin", text, servers, agreed: isTrusted(text, confirmed) };
  });
  return [...build, ...origins];
}

/** A person's yes, kept in this clone's own configuration. */
export async function agreeTo(repository: Repository, wishes: readonly Wish[]): Promise<void> {
  for (const { kind, text } of wishes) await agree(repository, kind, text);
}

/** Origin → names of the servers there. The file's `server` may be an address, or a name of `servers`. */
function serversByOrigin({ server, servers = [] }: SettingValues): Map<string, string[]> {
  const named = servers.map(({ name, url }) => ({ name, url }));
  const alone =
    server === undefined || named.some(({ name }) => name === server) ? [] : [{ name: server, url: server }];
  const found = new Map<string, string[]>();
  for (const { name, url } of [...alone, ...named]) {
    const origin = url?.includes("://") ? originOf(parseServer(url, { allowHttp: true }).root) : undefined;
    if (origin !== undefined) found.set(origin, [...(found.get(origin) ?? []), name]);
  }
  return found;
}

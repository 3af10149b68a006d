import { fillCredential } from "../../git/clone/credential.ts";
import type { Repository } from "../../git/process/repository.ts";
import { checkToken } from "../../model/account/credentials.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { readAgreements } from "./agreements.ts";
import { readCredentialsFiles } from "./credential-files.ts";
import type { Book, Layers } from "./layers.ts";
import { noteIn } from "./note-secrets.ts";
import { chooseTargets, type Target } from "./targets.ts";

/** The user name under which a token is kept in git's credential helpers: a token has none of its own. */
export const tokenUser = "x-token";

/**
 * The servers of a run, with credentials: flag or input and environment first, then the user's credentials file, then
 * git's credential helpers. Files and helpers are asked only where nothing came before them.
 * @param onSecret told of each credential that was found, before anything can be printed
 * @throws UsageError for a credentials file that git tracks
 */
export async function findTargets(
  repository: Repository,
  layers: Layers,
  onSecret: (secret: string) => void = () => {},
): Promise<Target[]> {
  const note = noteIn(repository, onSecret);
  const given = withoutBook(layers);
  if (given?.every(({ credentials }) => credentials !== undefined)) return [...given];
  const book = await readCredentialsFiles(repository, layers.env);
  for (const entry of book) for (const secret of secretsIn(entry)) note(secret);
  const found = chooseTargets({ ...layers, book, agreed: await agreedOrigins(repository, layers) });
  return Promise.all(found.map((target) => fromHelpers(repository, target, layers, note)));
}

/** A committed file is the only one that needs a person's agreement. */
async function agreedOrigins(repository: Repository, { file }: Layers): Promise<readonly string[]> {
  if (file.server === undefined && file.servers === undefined) return [];
  return (await readAgreements(repository)).origin;
}

/** The servers as flags, environment and committed file alone have them; undefined where that is not enough to say. */
function withoutBook(layers: Layers): readonly Target[] | undefined {
  try {
    return chooseTargets(layers);
  } catch (failure) {
    // A name that only the user's own file knows, or a host that it vouches for: asked again with that file.
    if (failure instanceof UsageError) return undefined;
    throw failure;
  }
}

async function fromHelpers(
  repository: Repository,
  target: Target,
  { given }: Layers,
  onSecret: (secret: string) => void,
): Promise<Target> {
  if (target.credentials !== undefined) return target;
  const stored = await fillCredential(repository, target.server.root, given.username);
  if (stored === undefined) return target;
  onSecret(stored.password);
  const credentialsFrom = "git's credential helper";
  const { hostname } = new URL(target.server.root);
  // The official server knows tokens alone, whatever name a helper keeps them under.
  if (stored.username !== tokenUser && hostname !== "screeps.com")
    return { ...target, credentialsFrom, credentials: { kind: "password", ...stored } };
  const token = checkToken(stored.password);
  return {
    ...target,
    credentialsFrom,
    credentials: { kind: "token", token, tokenIn: given["token-in"] ?? "header" },
  };
}

function secretsIn({ token, password, serverPassword }: Book[number]): string[] {
  return [token, password, serverPassword].filter((secret) => secret !== undefined);
}

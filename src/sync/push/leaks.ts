import { findBlob } from "../../git/history/find-blob.ts";
import { lookUpIds } from "../../git/objects/look-up.ts";
import { listPushed, type Pushed, type PushedObjects } from "../../git/objects/pushed-objects.ts";
import { readObjects } from "../../git/objects/read-objects.ts";
import type { Repository } from "../../git/process/repository.ts";
import { credentialsFileNames } from "../../model/account/credentials-file-names.ts";
import { secretSearch } from "../../model/account/secret-pattern.ts";
import { PreflightError, SyncError } from "../../model/outcome/errors.ts";
import type { Finding } from "../../model/outcome/finding.ts";
import { shortId } from "../../model/text/short-id.ts";
import type { Target } from "../account/targets.ts";

/** Something in an object that must not leave this machine. */
interface Leak {
  readonly oid: string;
  readonly type: string;
  readonly line?: number;
  readonly message: string;
}

/**
 * Refuses a push that would carry a credential away, in whichever of its commits: one of those in use, something that
 * looks like any token of the game, or a credentials file. The text itself is never shown.
 * @throws PreflightError with file and line of each
 */
export async function refuseLeaks(repository: Repository, pushed: Pushed, targets: readonly Target[]): Promise<void> {
  const sent = await listPushed(repository, pushed);
  const leaks = await findLeaks(repository, sent, targets);
  if (leaks.length === 0) return;
  const places = await Promise.all(leaks.slice(0, mostTold).map((leak) => place(repository, leak, sent)));
  const [first] = places;
  const more = leaks.length === 1 ? "" : ` (and ${leaks.length - 1} more)`;
  throw new PreflightError(
    `Cannot let ${first?.name} go: ${first?.where} ${leaks[0]?.message}${more}; take it out of the commit, and make a new token if this one was ever pushed`,
    places.map(({ finding }) => finding),
  );
}

const mostTold = 5;

async function findLeaks(repository: Repository, sent: PushedObjects, targets: readonly Target[]): Promise<Leak[]> {
  const search = secretSearch(targets.flatMap(secretsOf));
  const files = await credentialsFiles(repository, sent.commits);
  const leaks: Leak[] = [];
  for await (const { oid, type, bytes } of readObjects(repository, [
    ...new Set(sent.objects.map((each) => each.oid)),
  ])) {
    for (const { line, kind } of search(bytes)) {
      const message = kind === "own" ? "holds your credential" : "holds what looks like a token";
      leaks.push({ oid, type, line, message });
    }
    const file = files.get(oid);
    if (file !== undefined && (await holdsCredentials(bytes, file)))
      leaks.push({ oid, type, message: "holds credentials" });
  }
  return leaks;
}

function secretsOf({ credentials, serverPassword }: Target): string[] {
  const secret = credentials?.kind === "token" ? credentials.token : credentials?.password;
  // Short passwords are words that stand in any code.
  return [secret, serverPassword].filter((text) => text !== undefined && text.length >= 12) as string[];
}

/** Ids of the files that are credentials files by name in one of the commits. */
async function credentialsFiles(repository: Repository, commits: readonly string[]): Promise<Map<string, string>> {
  const names = commits.flatMap((commit) => credentialsFileNames.map((path) => ({ path, name: `${commit}:${path}` })));
  const ids = await lookUpIds(
    repository,
    names.map(({ name }) => name),
  );
  return new Map(ids.flatMap((oid, index) => (oid === undefined ? [] : [[oid, names[index]?.path ?? ""]])));
}

async function holdsCredentials(bytes: Buffer, path: string): Promise<boolean> {
  // The YAML parser costs 15 ms, and hardly any commit has such a file.
  const { parseCredentialsFile } = await import("../../model/account/credentials-file.ts");
  try {
    return parseCredentialsFile(bytes.toString("utf8"), path).some(({ token, password }) => token ?? password);
  } catch (failure) {
    // Another tool's file of that name; its lines were searched anyway.
    if (failure instanceof SyncError) return false;
    throw failure;
  }
}

/** Names go by git's list that ends in NUL: that of the objects cuts a path off at its first line feed. */
async function place(repository: Repository, { oid, type, line, message }: Leak, { commits }: PushedObjects) {
  const brought = type === "blob" ? await findBlob(repository, oid, commits) : undefined;
  const name = shortId(brought?.commit ?? oid);
  const path = brought?.path;
  const finding: Finding = {
    severity: "error",
    message,
    ...(path === undefined ? {} : { path, ...(line && { line }) }),
  };
  if (path === undefined) return { name, finding, where: type === "blob" ? "it" : `the message of this ${type}` };
  return { name, finding, where: line === undefined ? path : `${path}:${line}` };
}

// Covered by test/sync/push/leaks.test.ts
import { lookUpIds } from "../../git/objects/look-up.ts";
import type { PushedObjects } from "../../git/objects/pushed-objects.ts";
import { readObjects } from "../../git/objects/read-objects.ts";
import type { Repository } from "../../git/process/repository.ts";
import { credentialsFileNames } from "../../model/account/credentials-file-names.ts";
import { secretSearch } from "../../model/account/secret-pattern.ts";
import { SyncError } from "../../model/outcome/errors.ts";
import type { Target } from "../account/targets.ts";

/** Something in an object that must not leave this machine. */
export interface Leak {
  readonly oid: string;
  readonly type: string;
  readonly line?: number;
  readonly message: string;
}

/** In whichever of the objects that leave this machine. */
export async function findLeaks(
  repository: Repository,
  sent: PushedObjects,
  targets: readonly Target[],
): Promise<Leak[]> {
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

import { grepCommit } from "../git/grep.ts";
import { lookUp } from "../git/look-up.ts";
import type { Repository } from "../git/repository.ts";
import { credentialsFileNames } from "../model/credentials-file-names.ts";
import { PreflightError, SyncError } from "../model/errors.ts";
import type { Finding } from "../model/finding.ts";
import type { Target } from "./targets.ts";

/**
 * Refuses a commit that would carry a credential to wherever it is pushed: one of those in use, something that looks like
 * any token of the game, or a credentials file. The text itself is never shown.
 * @throws PreflightError with file and line of each
 */
export async function refuseLeaks(repository: Repository, oid: string, targets: readonly Target[]): Promise<void> {
  const findings = [...(await secretLines(repository, oid, targets)), ...(await committedFiles(repository, oid))];
  const [first] = findings;
  if (first === undefined) return;
  const more = findings.length === 1 ? "" : ` (and ${findings.length - 1} more)`;
  const where = first.line === undefined ? first.path : `${first.path}:${first.line}`;
  throw new PreflightError(
    `Cannot let ${oid.slice(0, 7)} go: ${where} ${first.message}${more}; take it out of the commit, and make a new token if this one was ever pushed`,
    findings,
  );
}

// How the game writes a token, beside the word: `token: 1234…`, `"token": "1234…"`.
const anyToken = "token[\"']? *[:=] *[\"'`]?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";

async function secretLines(repository: Repository, oid: string, targets: readonly Target[]): Promise<Finding[]> {
  const secrets = targets.flatMap(secretsOf);
  const found = await grepCommit(repository, oid, [anyToken, ...secrets.map(escapePattern)]);
  return found
    .filter(({ text }) => secrets.some((secret) => text.includes(secret)) || !isPlaceholder(text))
    .map(({ path, line, text }) => ({
      severity: "error",
      path,
      line,
      message: secrets.some((secret) => text.includes(secret))
        ? "holds your credential"
        : "holds what looks like a token",
    }));
}

function secretsOf({ credentials, serverPassword }: Target): string[] {
  const secret = credentials?.kind === "token" ? credentials.token : credentials?.password;
  // Short passwords are words that stand in any code.
  return [secret, serverPassword].filter((text) => text !== undefined && text.length >= 12) as string[];
}

/** Samples write 00000000-0000-… or 12345678-1234-…: a real one is random, and has more kinds of digits. */
function isPlaceholder(text: string): boolean {
  const [id = ""] = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(text) ?? [];
  return new Set(id.toLowerCase()).size <= 11;
}

async function committedFiles(repository: Repository, oid: string): Promise<Finding[]> {
  const objects = await lookUp(
    repository,
    credentialsFileNames.map((name) => `${oid}^{commit}:${name}`),
  );
  const findings: Finding[] = [];
  for (const [index, path] of credentialsFileNames.entries()) {
    const object = objects[index];
    if (object?.type === "blob" && (await holdsCredentials(object.bytes, path)))
      findings.push({ severity: "error", path, message: "holds credentials" });
  }
  return findings;
}

async function holdsCredentials(bytes: Buffer, path: string): Promise<boolean> {
  // The YAML parser costs 15 ms, and hardly any commit has such a file.
  const { parseCredentialsFile } = await import("../model/credentials-file.ts");
  try {
    return parseCredentialsFile(bytes.toString("utf8"), path).some(({ token, password }) => token ?? password);
  } catch (failure) {
    // Another tool's file of that name; its lines were searched anyway.
    if (failure instanceof SyncError) return false;
    throw failure;
  }
}

const escapePattern = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

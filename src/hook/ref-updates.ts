import { UsageError } from "../model/outcome/errors.ts";
import type { RefUpdate } from "../sync/push/pushed-ref.ts";

/**
 * Standard input of a pre-push hook → updates. The protocol, from githooks(5):
 *
 *     <local-ref> SP <local-object-name> SP <remote-ref> SP <remote-object-name> LF
 *
 * "If the foreign ref does not yet exist the <remote-object-name> will be the all-zeroes object name. If a ref is to be
 * deleted, the <local-ref> will be supplied as (delete) and the <local-object-name> will be the all-zeroes object name.
 * If the local commit was specified by something other than a name which could be expanded (such as HEAD~, or an object
 * name) it will be supplied as it was originally given." Such a name may hold spaces (`main@{1 day ago}`), the rest not.
 * Nothing at all comes when everything is up to date.
 *
 * @throws UsageError that names the first line that is none of these
 */
export function parseRefUpdates(input: string): RefUpdate[] {
  const lines = input.split("\n");
  // The last line may miss its end, where a script between git and us took it away.
  if (lines.at(-1) === "") lines.pop();
  return lines.map((line, index) => parseLine(line, index + 1));
}

const shape = /^(?<localRef>.+) (?<oid>[0-9a-f]{40,128}) (?<remoteRef>refs\/[^ ]+) (?<remoteOid>[0-9a-f]{40,128})\r?$/s;

function parseLine(line: string, number: number): RefUpdate {
  const { localRef, oid, remoteRef, remoteOid } = shape.exec(line)?.groups ?? {};
  if (localRef === undefined || oid === undefined || remoteRef === undefined || remoteOid === undefined) {
    throw new UsageError(
      `Cannot read what git pushes: line ${number} is ${JSON.stringify(line.slice(0, 200))}; expected is "<local ref> <object id> <remote ref> <object id>", as git gives it to a pre-push hook`,
    );
  }
  if (oid.length !== remoteOid.length) {
    throw new UsageError(
      `Cannot read what git pushes: the object ids in line ${number} have ${oid.length} and ${remoteOid.length} digits`,
    );
  }
  return { localRef, oid: unlessZero(oid), remoteRef, remoteOid: unlessZero(remoteOid) };
}

const unlessZero = (oid: string): string | undefined => (/^0+$/.test(oid) ? undefined : oid);

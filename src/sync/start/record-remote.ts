import { checkPrefix, type RecordRemote } from "../../model/records/record-refs.ts";
import type { Asked, Prepared } from "./prepare.ts";

/** Where records are pushed to, and under which name; undefined: they stay in this repository. */
export function recordRemote({ recordRemote: remote }: Asked, values: Prepared["values"]): RecordRemote | undefined {
  const prefix = values["record-prefix"];
  return remote === undefined ? undefined : { remote, prefix: checkPrefix(prefix) };
}

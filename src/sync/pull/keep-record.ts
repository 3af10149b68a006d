// Covered by test/sync/pull/pull.test.ts
import type { Modules } from "../../model/modules/modules.ts";
import { pushRecords } from "../records/push-records.ts";
import { writeRecord } from "../records/record.ts";
import type { OpenedGame, Pull } from "./open-pull.ts";

/** Keeps live code as a record, on the remote too where this disk does not last. @returns its commit */
export async function keepRecord(
  { target, branch, world, recordRemote }: OpenedGame & Pick<Pull, "branch">,
  modules: Modules,
): Promise<string> {
  const place = { server: target.server.name, branch };
  const record = { place, modules, origin: { kind: "edit" }, time: world.now() } as const;
  const { commit } = await writeRecord(world.repository, record);
  return recordRemote === undefined ? commit : (await pushRecords(world, recordRemote, place)).commit;
}

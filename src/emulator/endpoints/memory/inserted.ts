import { randomBytes } from "node:crypto";
import { ok, type Reply } from "../../replies/reply.ts";
import type { Call } from "../../service/endpoint.ts";

/**
 * What is queued for the next tick is answered with the reply of the database: the official one is handed through as
 * it comes (MongoDB's), the open server's is the record itself.
 */
export function inserted({ account, service, now }: Call, fields: object): Reply {
  const _id = randomBytes(12).toString("hex");
  const record = { user: account.id, ...fields, _id };
  if (service.profile.name === "official") {
    return ok({ result: { ok: 1, n: 1 }, ops: [record], insertedCount: 1, insertedIds: [_id] });
  }
  return ok({ ...record, meta: { revision: 0, created: now, version: 0 }, $loki: 1 });
}

import type { Request, Response } from "express";
import { bend, comesBefore, type Delivery, replacement } from "../faults/bend.ts";
import type { Fault } from "../faults/fault-forms.ts";
import { json, type Reply, refusal } from "../replies/reply.ts";
import { fieldsOf, type RequestParts } from "../service/asked.ts";
import { readBody, readerError } from "../service/body.ts";
import type { Caller } from "../service/endpoint.ts";
import type { OpenRecord } from "../service/record.ts";
import { otherWrite } from "../world/other-write.ts";
import { type Admitted, admit, answerAs, nameOf, type Visit, withBudget } from "./admit.ts";
import { deliver } from "./deliver.ts";
import { lacksServerPassword } from "./server-password.ts";

/** What express and the steps before it know of one request. */
export interface Incoming {
  readonly request: Request;
  readonly response: Response;
  readonly record: OpenRecord;
  readonly faults: readonly Fault[];
}

/** One request from its first byte to its last: faults that come before, the service itself, faults on its answer. */
export async function serve(visit: Visit, incoming: Incoming): Promise<void> {
  const link = visit.noRateLimitLink("00000000");
  const early = await playEarly(visit, incoming.faults.filter(comesBefore), link);
  const late = incoming.faults.filter((fault) => !comesBefore(fault));
  const delivery = early ?? { reply: await answer(visit, incoming), how: "whole" };
  deliver(incoming, await playLate(visit, delivery, late, link), visit.service.record);
}

async function playEarly(visit: Visit, faults: readonly Fault[], link: string): Promise<Delivery | undefined> {
  for (const fault of faults) {
    await play(visit, fault);
    const reply = replacement(fault, link);
    if (reply !== undefined) return { reply, how: "whole" };
    if (fault.fault === "reset") return { reply: json({}), how: "reset" };
  }
  return undefined;
}

async function playLate(visit: Visit, first: Delivery, faults: readonly Fault[], link: string): Promise<Delivery> {
  let delivery = first;
  for (const fault of faults) {
    await play(visit, fault);
    delivery = bend(delivery, fault, link);
  }
  return delivery;
}

async function play({ service, world }: Visit, fault: Fault): Promise<void> {
  if (fault.fault === "slow") await new Promise((resolve) => setTimeout(resolve, fault.ms));
  if (fault.fault === "other-write")
    for (const account of service.accounts.list()) otherWrite(world, account.id, fault, service.now());
}

/** The order of the checks: official decides who asks before it reads what is sent, the open server the other way. */
async function answer(visit: Visit, incoming: Incoming): Promise<Reply> {
  const { service } = visit;
  const asked = readHead(incoming.request);
  const early = service.profile.identifyEarly?.(service, asked);
  if (early !== undefined && "status" in early) return early;
  if (early === undefined && lacksServerPassword(service, asked)) return refusal("incorrect server password");
  if (!service.profile.bodyFirst) {
    const admitted = identifyAndAdmit(visit, asked, early, incoming.record);
    if ("status" in admitted) return admitted;
    const body = await readBodyOr(visit, incoming);
    return "reply" in body
      ? withBudget(body.reply, admitted)
      : finish(visit, { ...asked, body: fieldsOf(body.body) }, admitted);
  }
  const body = await readBodyOr(visit, incoming);
  if ("reply" in body) return body.reply;
  const whole = { ...asked, body: fieldsOf(body.body) };
  const admitted = identifyAndAdmit(visit, whole, early, incoming.record);
  return "status" in admitted ? admitted : finish(visit, whole, admitted);
}

export function readHead({ headers, method, path, query }: Request): RequestParts {
  return { headers, method, path, query: fieldsOf(query), body: {} };
}

function identifyAndAdmit(
  visit: Visit,
  asked: RequestParts,
  early: Caller | undefined,
  record: OpenRecord,
): Admitted | Reply {
  const found = early ?? visit.service.profile.identify(visit.service, asked);
  const isOpen = visit.endpoint.access === "open";
  if ("status" in found) return isOpen ? { identity: undefined, meter: undefined } : found;
  record.by = nameOf(found);
  return admit(visit, found);
}

async function readBodyOr(visit: Visit, incoming: Incoming): Promise<{ body: unknown } | { reply: Reply }> {
  try {
    return { body: await readBody(incoming.request, incoming.response, incoming.record) };
  } catch (error) {
    const mistake = readerError(error);
    if (mistake === undefined) throw error;
    return { reply: visit.service.profile.unreadableBody(mistake.status, mistake.message) };
  }
}

/** Nothing is acknowledged before it is on disk. */
async function finish(visit: Visit, asked: RequestParts, admitted: Admitted): Promise<Reply> {
  const reply = await answerAs(visit, asked, admitted);
  if (visit.endpoint.method === "POST") await visit.service.save();
  return reply;
}

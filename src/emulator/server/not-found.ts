import type { Request } from "express";
import { type Reply, refusal } from "../replies/reply.ts";
import type { OpenRecord } from "../service/record.ts";
import { type Arrival, charge, nameOf, withBudget } from "./admit.ts";
import { readHead } from "./serve.ts";
import { lacksServerPassword } from "./server-password.ts";

/** The answer where there is no such path. A token is counted there too, and is shown what is left. */
export function answerNotFound(arrival: Arrival, request: Request, record: OpenRecord): Reply {
  const { service } = arrival;
  if (lacksServerPassword(service, request)) return refusal("incorrect server password");
  const reply = service.profile.unknownPath(request.method, pathOf(request));
  const identity = service.profile.identify(service, readHead(request));
  if ("status" in identity) return reply;
  record.by = nameOf(identity);
  if (identity.by !== "token") return reply;
  const admitted = charge(arrival, `${request.method} ${request.path}`, identity);
  return "status" in admitted ? admitted : withBudget(reply, admitted);
}

/** With the prefix of the world, as the page shows it. */
function pathOf({ originalUrl }: Request): string {
  return originalUrl.split("?")[0] ?? "";
}

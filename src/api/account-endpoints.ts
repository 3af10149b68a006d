import { mayBeFramed } from "../model/limits/may-be-framed.ts";
import { type ServiceError, SyncError } from "../model/outcome/errors.ts";
import { proofless } from "./answer.ts";
import type { Me, TokenInfo } from "./api.ts";
import { busiestShard } from "./busiest-shard.ts";
import { answer, orAbsent, type ServiceLine } from "./line.ts";

/** Who the credentials are of. */
export async function me(line: ServiceLine): Promise<Me> {
  const question = { method: "GET", path: "/api/auth/me", purpose: "ask who the credentials are of" };
  const { _id: id, cpu, cpuShard } = await answer(line, question);
  if (typeof id !== "string" || !/^[\w-]{1,64}$/.test(id)) throw proofless(question, line.hearing, "no usable user id");
  const shard = busiestShard(cpuShard);
  return { id, ...(typeof cpu === "number" ? { cpu } : {}), ...(shard === undefined ? {} : { shard }) };
}

/** The bare private server knows only the second of the two. */
export async function userName(line: ServiceLine): Promise<string | undefined> {
  for (const path of ["/api/user/name", "/api/auth/me"]) {
    const found = await orAbsent(answer(line, { method: "GET", path, purpose: "read the user's name" }), isNotThere);
    if (typeof found?.["username"] === "string") return found["username"];
  }
  return undefined;
}

export async function tokenInfo(line: ServiceLine): Promise<TokenInfo | undefined> {
  const { credentials } = line;
  if (credentials?.kind !== "token") return undefined;
  // The token is the question here, so it need not be shown a second time.
  const query = { token: credentials.token };
  const question = {
    method: "GET",
    path: "/api/auth/query-token",
    query,
    purpose: "ask about the token",
    auth: "none",
  } as const;
  const found = await orAbsent(answer(line, question), isNotThere);
  const token = found?.["token"];
  if (typeof token !== "object" || token === null) return undefined;
  const { full, noRatelimitUntil: until } = token as Record<string, unknown>;
  return typeof until === "number" && until > 0
    ? { full: full === true, noRateLimitUntil: new Date(until) }
    : { full: full === true };
}

export async function mayFrameClient({ ask }: ServiceLine): Promise<boolean> {
  const question = { method: "GET", path: "/a/", purpose: "look at the client's page", auth: "none" } as const;
  try {
    const { status, headers } = await ask(question);
    return status === 200 && mayBeFramed(headers);
  } catch (error) {
    if (error instanceof SyncError) return false;
    throw error;
  }
}

const isNotThere = (error: ServiceError): boolean => error.status === 404;

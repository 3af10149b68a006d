import type { Credentials } from "../model/credentials.ts";
import { growingRedactor } from "../model/growing-redactor.ts";
import type { LiveCode, Modules } from "../model/modules.ts";
import type { RateLimit } from "../model/rate-limit.ts";
import type { Server } from "../model/server-address.ts";
import type { Answer, Hearing } from "./answer.ts";
import { endpoints, type TokenInfo } from "./endpoints.ts";
import type { Exchange } from "./exchange.ts";
import { secretsOf } from "./secrets.ts";
import { createSender } from "./sender.ts";
import { openSession } from "./session.ts";
import type { BranchListing } from "./wire.ts";

export interface ApiOptions {
  readonly server: Server;
  readonly credentials?: Credentials;
  readonly serverPassword?: string;
  /** For each request by itself. */
  readonly requestTimeoutMs?: number;
  /** Ends the run; its reason is thrown where nothing can have arrived. */
  readonly signal?: AbortSignal;
  readonly now?: () => Date;
  readonly env?: NodeJS.ProcessEnv;
  readonly onExchange?: (exchange: Exchange) => void;
}

/** One server, asked with one account. Nothing here tries twice. */
export interface Api {
  /** What the branch holds, or the very map that was expected where it holds just that; undefined: no such branch. */
  readonly getCode: (branch: string, expected?: Modules) => Promise<LiveCode | undefined>;
  /** Replaces all modules of the branch. */
  readonly putCode: (branch: string, modules: Modules) => Promise<void>;
  readonly listBranches: (patience?: { readonly timeoutMs: number }) => Promise<readonly BranchListing[]>;
  /** Replaces the branch where it exists: only after a listing that shows it absent. */
  readonly createBranch: (newName: string, modules: Modules) => Promise<void>;
  readonly setActiveBranch: (branch: string, activeName: "activeWorld" | "activeSim") => Promise<void>;
  /** The service says yes to an active branch too, and keeps it: only a listing tells. */
  readonly deleteBranch: (branch: string) => Promise<void>;
  readonly userName: () => Promise<string | undefined>;
  readonly tokenInfo: () => Promise<TokenInfo | undefined>;
  readonly version: () => Promise<Answer>;
  /** One raw request, judged like every other. */
  readonly call: (method: string, path: string, body?: unknown) => Promise<Answer>;
  /** By endpoint (`GET /api/user/code`), as the latest reply had it. */
  readonly limits: ReadonlyMap<string, RateLimit>;
  /** Hides this account's secrets in any text. */
  readonly redact: (text: string) => string;
}

const usualTimeoutMs = 30_000;

export function openApi(options: ApiOptions): Api {
  const { server, credentials, now = () => new Date(), env = process.env } = options;
  const secrets = growingRedactor([
    ...secretsOf(credentials),
    ...(options.serverPassword === undefined ? [] : [options.serverPassword]),
  ]);
  const limits = new Map<string, RateLimit>();
  const onExchange = (exchange: Exchange): void => {
    if (exchange.limit !== undefined)
      limits.set(`${exchange.method} ${exchange.path.replace(/\?.*/, "")}`, exchange.limit);
    options.onExchange?.(exchange);
  };
  const requestTimeoutMs = options.requestTimeoutMs ?? usualTimeoutMs;
  const { redact } = secrets;
  const send = createSender({ ...options, requestTimeoutMs, env, redact, now, onExchange });
  const hearing: Hearing = { server, credentials: credentials?.kind ?? "none", redact, now };
  const ask = openSession({ credentials, send, hearing, onSecret: secrets.add });
  return { ...endpoints({ hearing, ask, credentials }), limits, redact };
}

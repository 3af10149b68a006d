import type { Credentials } from "../model/account/credentials.ts";
import { growingRedactor } from "../model/account/growing-redactor.ts";
import type { Server } from "../model/account/server-address.ts";
import type { RateLimit } from "../model/limits/rate-limit.ts";
import type { Api } from "./api.ts";
import { endpoints } from "./endpoints.ts";
import { openSession } from "./session.ts";
import type { Hearing } from "./shown-reply.ts";
import type { Exchange } from "./wire/exchange.ts";
import { secretsOf } from "./wire/secrets.ts";
import { createSender } from "./wire/sender.ts";

export interface ApiOptions {
  readonly server: Server;
  readonly credentials?: Credentials;
  /** Where they were found, for a refusal to say. */
  readonly credentialsFrom?: string;
  readonly serverPassword?: string;
  /** For each request by itself. */
  readonly requestTimeoutMs?: number;
  /** Ends the run; its reason is thrown where nothing can have arrived. */
  readonly signal?: AbortSignal;
  readonly now?: () => Date;
  /** Names the proxy, and whether somebody turned the checks of TLS off. */
  readonly env: NodeJS.ProcessEnv;
  readonly onExchange?: (exchange: Exchange) => void;
}

const usualTimeoutMs = 30_000;

export function openApi(options: ApiOptions): Api {
  const { server, credentials, now = () => new Date(), env } = options;
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
  const hearing: Hearing = {
    server,
    credentials: credentials?.kind ?? "none",
    from: options.credentialsFrom,
    redact,
    now,
  };
  const { ask, token, adopt: onToken } = openSession({ credentials, send, hearing, onSecret: secrets.add });
  const line = { ...options, requestTimeoutMs, redact, token, onToken };
  return {
    ...endpoints({ hearing, ask, credentials }),
    openSocket: async (wish) => (await import("./socket/socket.ts")).openSocket(line, wish),
    limits,
  };
}

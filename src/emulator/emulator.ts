import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { Router } from "express";
import type { TokenScope } from "./accounts/token.ts";
import { controls } from "./controls.ts";
import type { Fault } from "./faults/fault-forms.ts";
import { createPages } from "./page/pages.ts";
import { checkMayRun, startRunners } from "./run/start.ts";
import { createApp } from "./server/app.ts";
import { createService } from "./server/create.ts";
import type { EmulatorOptions } from "./server/options.ts";
import { refuseOtherPages } from "./server/own-browser.ts";
import { acceptSockets } from "./server/upgrade.ts";
import type { RecordedRequest } from "./service/record.ts";
import type { Service } from "./service/service.ts";
import type { Act, Tick } from "./socket/act-forms.ts";
import { SocketDesk } from "./socket/socket-desk.ts";

export interface Emulator {
  /** Root of the main world, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Of the first user: a full-access token, or on a private server a fresh session token at every look. */
  readonly token: string;
  readonly username: string;
  readonly password: string;
  /** In the order in which they arrived. Credentials are masked. */
  readonly requests: readonly RecordedRequest[];
  /** The same, short: `GET /api/user/code?branch=main`. */
  lines(): string[];
  clearRequests(): void;
  /** What the branch of the first user holds now, by the names that a read shows. */
  code(branch: string, world?: string): ReadonlyMap<string, unknown> | undefined;
  branches(world?: string): string[];
  /** A write past the API, as by somebody who edits in the game; creates the branch where it is missing. */
  setCode(branch: string, modules: Iterable<readonly [string, unknown]>, world?: string): void;
  /** Full, unless something of the scope is given. */
  createToken(scope?: Partial<TokenScope>): { readonly id: string; readonly token: string };
  deleteToken(id: string): boolean;
  /** Use up a budget: `POST /api/user/code`, or `global`. Of the first token, unless another is named. */
  spend(endpoint: string, count: number, world?: string, token?: string): void;
  /** The two hours of the no-rate-limit page, without the page. */
  liftLimits(token?: string): void;
  addFault(fault: Fault): void;
  clearFaults(): void;
  /** One tick of the first user's code goes by, with what it is to show; expressions that waited are answered. */
  tick(tick?: Tick, world?: string): void;
  /** A script of what happens on the websocket; resolves after its last act. */
  play(acts: readonly Act[], world?: string): Promise<void>;
  /** Resolves when somebody hears the channel of the first user: `console`, `code`, `cpu` or `set-active-branch`. */
  subscribed(kind?: string): Promise<void>;
  /** What crossed websockets, `>` towards the service, with tokens masked. */
  readonly frames: readonly string[];
  close(): Promise<void>;
}

export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const host = options.host ?? "127.0.0.1";
  if (options.run !== undefined) checkMayRun(host, options.run);
  const service = await createService(options);
  const desk = new SocketDesk();
  const guards = options.run === undefined ? [] : [refuseOtherPages];
  const server = createServer(createApp(service, Router().use(...guards, createPages(service, desk))));
  const cutSockets = acceptSockets(server, service, desk);
  await listen(server, options.port ?? 0, host);
  const runners = options.run === undefined ? [] : startRunners(service, options.run);
  const port = portOf(server);
  const shownHost = host.includes(":") ? `[${host}]` : host;
  const close = async () => {
    cutSockets();
    await Promise.all(runners.map((runner) => runner.stop()));
    await closeServer(server, service);
  };
  return controls(service, desk, { url: `http://${shownHost}:${port}`, port, close });
}

async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (cause) {
    const found = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Cannot listen on ${host} port ${port}: ${found}; port 0 takes any free one`, { cause });
  }
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Cannot tell the emulator's port");
  return address.port;
}

async function closeServer(server: Server, service: Service): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
  await service.save();
}

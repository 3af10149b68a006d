import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Account } from "./accounts/accounts.ts";
import { fullScope, type TokenScope } from "./accounts/token.ts";
import { type Fault, parseFaults } from "./faults/fault.ts";
import { limiterKey } from "./limits/key.ts";
import { createPages } from "./page/pages.ts";
import { createApp } from "./server/app.ts";
import { createService } from "./server/create.ts";
import type { EmulatorOptions } from "./server/options.ts";
import type { RecordedRequest } from "./service/record.ts";
import type { Service } from "./service/service.ts";
import { showModules } from "./world/modules.ts";
import { otherWrite } from "./world/other-write.ts";
import { type GameWorld, playerIn } from "./world/world.ts";

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
  close(): Promise<void>;
}

export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const service = await createService(options);
  const host = options.host ?? "127.0.0.1";
  const server = createServer(createApp(service, createPages(service)));
  await listen(server, options.port ?? 0, host);
  const port = portOf(server);
  const shownHost = host.includes(":") ? `[${host}]` : host;
  return controls(service, { url: `http://${shownHost}:${port}`, port, close: () => closeServer(server, service) });
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

function controls(service: Service, ends: Pick<Emulator, "url" | "port" | "close">): Emulator {
  const { accounts, record, faults, now } = service;
  const account = firstAccount(service);
  const worldOf = (prefix = ""): GameWorld => findWorld(service, prefix);
  const playerOf = (prefix?: string) => playerIn(worldOf(prefix), account.id, now());
  return {
    ...ends,
    get token() {
      return firstToken(service, account);
    },
    username: account.username,
    password: account.password,
    get requests() {
      return record.requests;
    },
    lines: () => record.requests.map(({ method, path }) => `${method} ${path}`),
    clearRequests: () => record.clear(),
    code: (branch, world) => {
      const modules = playerOf(world).branches.find(({ name }) => name === branch)?.modules;
      const shown = modules === undefined ? undefined : showModules(modules);
      return shown instanceof Map ? shown : undefined;
    },
    branches: (world) => playerOf(world).branches.map(({ name }) => String(name)),
    setCode: (branch, modules, world) => {
      otherWrite(worldOf(world), account.id, { branch, modules: Object.fromEntries(modules) }, now());
      void service.save();
    },
    createToken: (scope) => {
      const order = scope === undefined ? fullScope : { ...fullScope, full: false, ...scope };
      const { id, value } = accounts.createToken({ accountId: account.id, scope: order });
      return { id, token: value };
    },
    deleteToken: (id) => accounts.deleteToken(account.id, id),
    spend: (endpoint, count, world, value = firstToken(service, account)) => {
      const { limiter } = worldOf(world);
      const token = accounts.token(value);
      limiter.spend(token === undefined ? account.id : limiterKey(limiter, token), endpoint, count, now());
    },
    liftLimits: (value = firstToken(service, account)) => {
      const token = accounts.token(value);
      if (token !== undefined) token.noRatelimitUntil = now() + 2 * 3_600_000;
    },
    addFault: (fault) => {
      for (const parsed of parseFaults(fault)) faults.add(parsed);
    },
    clearFaults: () => faults.clear(),
  };
}

function findWorld({ worlds }: Service, prefix: string): GameWorld {
  const world = worlds.get(prefix);
  if (world === undefined)
    throw new RangeError(`Cannot find world "${prefix}": there is ${[...worlds.keys()].join(", ")}`);
  return world;
}

function firstAccount({ accounts }: Service): Account {
  const [account] = accounts.list();
  if (account === undefined) throw new Error("Cannot run without a user");
  return account;
}

function firstToken({ accounts, profile, now }: Service, account: Account): string {
  if (profile.rollingTokenMs !== undefined) return accounts.openSession(account.id, profile.rollingTokenMs, now());
  const token = accounts.tokens().find(({ accountId, scope }) => accountId === account.id && scope.full);
  return (token ?? accounts.createToken({ accountId: account.id, scope: fullScope })).value;
}

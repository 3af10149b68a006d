import type { Account } from "./accounts/accounts.ts";
import { fullScope, type TokenScope } from "./accounts/token.ts";
import { parseFaults } from "./faults/fault.ts";
import type { Fault } from "./faults/fault-forms.ts";
import { limiterKey } from "./limits/key.ts";
import { firstAccount, firstToken } from "./service/first-user.ts";
import type { Service } from "./service/service.ts";
import { parseActs } from "./socket/act.ts";
import type { Act, Tick } from "./socket/act-forms.ts";
import { play } from "./socket/play.ts";
import type { SocketDesk } from "./socket/socket-desk.ts";
import { playTick } from "./socket/tick.ts";
import { showModules } from "./world/modules.ts";
import { otherWrite } from "./world/other-write.ts";
import { type GameWorld, playerIn } from "./world/world.ts";

/** What differs between two that are running. */
interface Ends {
  readonly url: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** What a test or a person can do to an emulator past its API. */
export function controls(service: Service, desk: SocketDesk, ends: Ends) {
  const { accounts, record, faults } = service;
  const account = firstAccount(service);
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
    clearRequests: () => {
      record.clear();
      desk.frames.length = 0;
    },
    ...codeControls(service, account),
    ...limitControls(service, account),
    ...socketControls(service, account, desk),
    createToken: (scope?: Partial<TokenScope>) => {
      const order = scope === undefined ? fullScope : { ...fullScope, full: false, ...scope };
      const { id, value } = accounts.createToken({ accountId: account.id, scope: order });
      return { id, token: value };
    },
    deleteToken: (id: string) => accounts.deleteToken(account.id, id),
    addFault: (fault: Fault) => {
      for (const parsed of parseFaults(fault)) faults.add(parsed);
    },
    clearFaults: () => faults.clear(),
  };
}

function codeControls(service: Service, account: Account) {
  const { now } = service;
  const playerOf = (prefix?: string) => playerIn(findWorld(service, prefix), account.id, now());
  return {
    code: (branch: string, world?: string) => {
      const modules = playerOf(world).branches.find(({ name }) => name === branch)?.modules;
      const shown = modules === undefined ? undefined : showModules(modules);
      return shown instanceof Map ? shown : undefined;
    },
    branches: (world?: string) => playerOf(world).branches.map(({ name }) => String(name)),
    setCode: (branch: string, modules: Iterable<readonly [string, unknown]>, world?: string) => {
      const write = { branch, modules: Object.fromEntries(modules) };
      otherWrite(findWorld(service, world), account.id, write, now());
      void service.save();
    },
  };
}

function socketControls(service: Service, { id: accountId }: Account, desk: SocketDesk) {
  const stage = (prefix?: string) => ({ service, world: findWorld(service, prefix), accountId, desk });
  return {
    frames: desk.frames,
    tick: (tick: Tick = {}, world?: string) => playTick(stage(world), tick),
    play: (acts: readonly Act[], world?: string) => play(stage(world), parseActs(acts)),
    subscribed: (kind = "console") => desk.subscribed(`user:${accountId}/${kind}`),
  };
}

function limitControls(service: Service, account: Account) {
  const { accounts, now } = service;
  return {
    spend: (endpoint: string, count: number, world?: string, value = firstToken(service, account)) => {
      const { limiter } = findWorld(service, world);
      const token = accounts.token(value);
      limiter.spend(token === undefined ? account.id : limiterKey(limiter, token), endpoint, count, now());
    },
    liftLimits: (value = firstToken(service, account)) => {
      const token = accounts.token(value);
      if (token !== undefined) token.noRatelimitUntil = now() + 2 * 3_600_000;
    },
  };
}

function findWorld({ worlds }: Service, prefix = ""): GameWorld {
  const world = worlds.get(prefix);
  if (world === undefined)
    throw new RangeError(`Cannot find world "${prefix}": there is ${[...worlds.keys()].join(", ")}`);
  return world;
}

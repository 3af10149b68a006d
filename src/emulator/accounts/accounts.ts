import { randomBytes } from "node:crypto";
import { issueToken, type Token, type TokenOrder } from "./token.ts";

export interface Account {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** When the game mails its player; undefined until it was set once. */
  notifyPrefs?: NotifyPrefs | undefined;
}

export type NotifyPrefs = Readonly<Record<string, boolean | number>>;

interface Session {
  readonly accountId: string;
  readonly endsAt: number;
}

/** Who exists, and what opens the door for whom. Accounts and tokens are one for all worlds of a service. */
export class Accounts {
  readonly #accounts = new Map<string, Account>();
  readonly #tokens = new Map<string, Token>();
  readonly #sessions = new Map<string, Session>();
  #sweepAt = 1000;

  add(account: Account): Account {
    this.#accounts.set(account.id, account);
    return account;
  }

  list(): readonly Account[] {
    return [...this.#accounts.values()];
  }

  byId(id: string): Account | undefined {
    return this.#accounts.get(id);
  }

  /** By user name or e-mail; case-sensitive, as observed on the private server. */
  byName(name: string): Account | undefined {
    return this.list().find((account) => account.username === name || account.email === name);
  }

  signIn(name: unknown, password: unknown): Account | undefined {
    const account = typeof name === "string" ? this.byName(name) : undefined;
    return account?.password === password ? account : undefined;
  }

  createToken(order: TokenOrder): Token {
    return this.keepToken(issueToken(order));
  }

  keepToken(token: Token): Token {
    this.#tokens.set(token.value, token);
    return token;
  }

  /** True when there was such a token. From now on it opens nothing. */
  deleteToken(accountId: string, tokenId: string): boolean {
    const token = this.tokens().find((candidate) => candidate.id === tokenId && candidate.accountId === accountId);
    return token !== undefined && this.#tokens.delete(token.value);
  }

  tokens(): readonly Token[] {
    return [...this.#tokens.values()];
  }

  token(value: string): Token | undefined {
    return this.#tokens.get(value);
  }

  /** The no-rate-limit page is opened with the first 8 characters, or with the whole value. */
  tokenByPrefix(prefix: string): Token | undefined {
    return prefix.length < 8 ? undefined : this.tokens().find((token) => token.value.startsWith(prefix));
  }

  /** A rolling token: 40 hexadecimal digits, good until its own end whether used or not. */
  openSession(accountId: string, lifeMs: number, now: number): string {
    if (this.#sessions.size >= this.#sweepAt) this.#dropEndedSessions(now);
    const value = randomBytes(20).toString("hex");
    this.#sessions.set(value, { accountId, endsAt: now + lifeMs });
    return value;
  }

  session(value: string, now: number): Account | undefined {
    const session = this.#sessions.get(value);
    if (session === undefined) return undefined;
    if (session.endsAt > now) return this.#accounts.get(session.accountId);
    this.#sessions.delete(value);
    return undefined;
  }

  // Every answer of a private server opens a session, so the ended ones must go before there are very many.
  #dropEndedSessions(now: number): void {
    for (const [value, { endsAt }] of this.#sessions) if (endsAt <= now) this.#sessions.delete(value);
    this.#sweepAt = 1000 + 2 * this.#sessions.size;
  }
}

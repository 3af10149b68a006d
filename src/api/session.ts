import type { Credentials } from "../model/account/credentials.ts";
import { UsageError } from "../model/outcome/errors.ts";
import { answerOf, proofless } from "./answer.ts";
import type { Hearing } from "./shown-reply.ts";
import { endpointOf, type HttpReply, type Question } from "./wire/exchange.ts";
import type { Pass, Send } from "./wire/sender.ts";

/** Asks with the credentials at hand, and signs in where a private server wants that. */
export type Ask = (question: Question) => Promise<HttpReply>;

/** An account at work. */
export interface Session {
  readonly ask: Ask;
  /** What signs in where no header goes. */
  readonly token: () => Promise<string>;
  /** A private server gives a new token with what it answers. */
  readonly adopt: (token: string) => void;
}

export interface SessionOptions {
  readonly credentials: Credentials | undefined;
  readonly send: Send;
  readonly hearing: Hearing;
  /** Called before a new secret is used for the first time. */
  readonly onSecret: (secret: string) => void;
}

export function openSession(options: SessionOptions): Session {
  const { credentials, send, onSecret } = options;
  if (credentials?.kind === "password") return passwordSession(credentials, options);
  if (credentials === undefined) return { ask: (question) => send(question, {}), token: noToken, adopt: onSecret };
  const { token, tokenIn } = credentials;
  const pass = tokenPass(token, tokenIn);
  const ask: Ask = (question) => send(question, question.auth === "none" ? {} : pass);
  return { ask, token: async () => token, adopt: onSecret };
}

const noToken = () => Promise.reject(new UsageError("Cannot sign in to the websocket: no credentials were given"));

/** `user:password`, as HTTP Basic has it. */
const basicPass = (username: string, password: string): string =>
  Buffer.from(`${username}:${password}`).toString("base64");

type PasswordCredentials = Extract<Credentials, { kind: "password" }>;

function passwordSession(credentials: PasswordCredentials, options: SessionOptions): Session {
  const { send, onSecret } = options;
  const basic = { headers: { Authorization: `Basic ${basicPass(credentials.username, credentials.password)}` } };
  let token: string | undefined;
  const adopt = (fresh: string): string => {
    token = fresh;
    onSecret(fresh);
    return fresh;
  };
  const ask = async (question: Question, pass: Pass): Promise<HttpReply> => {
    const reply = await send(question, pass);
    const rolled = rolledToken(reply);
    if (rolled !== undefined) adopt(rolled);
    return reply;
  };
  const current = (): Pass => (token === undefined ? basic : tokenPass(token, "header"));
  const askAll: Ask = async (question) => {
    if (question.auth === "none") return send(question, {});
    if (token === undefined && !takesBasic(question)) adopt(await signIn(credentials, options));
    const reply = await ask(question, current());
    if (reply.status !== 401) return reply;
    // The usual private server takes Basic for writing code only, and its session tokens live a minute.
    adopt(await signIn(credentials, options));
    return ask(question, current());
  };
  return { ask: askAll, token: async () => token ?? adopt(await signIn(credentials, options)), adopt };
}

/** The open server wants both headers, and takes anything in the second; every client sends the token in both. */
function tokenPass(token: string, tokenIn: "header" | "query"): Pass {
  return tokenIn === "query" ? { query: { _token: token } } : { headers: { "X-Token": token, "X-Username": token } };
}

const takesBasic = (question: Question): boolean => /^(GET|POST) \/api\/user\/code$/.test(endpointOf(question));

async function signIn(credentials: PasswordCredentials, { send, hearing }: SessionOptions): Promise<string> {
  const body = Buffer.from(JSON.stringify({ email: credentials.username, password: credentials.password }));
  const question = { method: "POST", path: "/api/auth/signin", body, purpose: "sign in with name and password" };
  const { token } = answerOf(await send(question, {}), question, hearing);
  if (typeof token === "string" && /^[\x21-\x7e]{8,4096}$/.test(token)) return token;
  throw proofless(question, hearing, "no usable session token");
}

/** Private servers answer with a new session token each time; a persistent one (36 characters) is never one of them. */
function rolledToken(reply: HttpReply): string | undefined {
  const token = reply.headers["x-token"];
  return typeof token === "string" && /^[\x21-\x7e]{40,4096}$/.test(token) ? token : undefined;
}

// Plain HTTP, as any client could speak it: the suite must not see the service through a client of ours. Not fetch,
// which adds headers of its own: with its Cache-Control the server would never answer 304.

import { request } from "undici";

export interface Service {
  readonly url: string;
  readonly username: string;
  readonly password: string;
  close(): Promise<void>;
}

export interface Question {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON … */
  readonly json?: unknown;
  /** … or sent as it is, with no content type but the one in `headers`. */
  readonly body?: string | Uint8Array;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What the text says, when the server calls it JSON. */
  readonly json: unknown;
}

export interface Wire extends Omit<Service, "close"> {
  /** Asks without credentials. */
  ask(question: Question): Promise<Answer>;
  /** Asks as the user, with a session token. */
  askAsUser(question: Question): Promise<Answer>;
  /** A fresh session token. */
  signIn(): Promise<string>;
}

export function connect({ url, username, password }: Service): Wire {
  let token: string | undefined;

  async function ask({ method, path, headers, json, body }: Question): Promise<Answer> {
    const response = await request(url + path, {
      method: method ?? (json === undefined && body === undefined ? "GET" : "POST"),
      headers: { ...(json === undefined ? {} : { "Content-Type": "application/json" }), ...headers },
      body: body ?? (json === undefined ? null : JSON.stringify(json)),
    });
    const text = await response.body.text();
    const answered = new Headers();
    for (const [name, value] of Object.entries(response.headers)) answered.append(name, String(value));
    const isJson = answered.get("content-type")?.startsWith("application/json") === true && text !== "";
    return { status: response.statusCode, headers: answered, text, json: isJson ? JSON.parse(text) : undefined };
  }

  async function signIn(): Promise<string> {
    const answer = await ask({ path: "/api/auth/signin", json: { email: username, password } });
    if (!hasToken(answer.json)) throw new Error(`Cannot sign in as "${username}": ${answer.status} ${answer.text}`);
    return answer.json.token;
  }

  async function askAsUser(question: Question): Promise<Answer> {
    token ??= await signIn();
    const answer = await ask({ ...question, headers: { ...tokenHeaders(token), ...question.headers } });
    // A session token is good for a minute; every answer brings a new one.
    token = answer.headers.get("x-token") ?? token;
    return answer;
  }

  return { url, username, password, ask, askAsUser, signIn };
}

export function tokenHeaders(token: string): Record<string, string> {
  return { "X-Token": token, "X-Username": token };
}

export function basicHeaders(username: string, password: string): Record<string, string> {
  return { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}` };
}

function hasToken(value: unknown): value is { token: string } {
  return typeof value === "object" && value !== null && "token" in value && typeof value.token === "string";
}

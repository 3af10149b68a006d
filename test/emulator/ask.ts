import type { Emulator } from "../../src/emulator/emulator.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON where it is some. */
  readonly json: unknown;
}

export interface Question {
  readonly token?: string;
  readonly basic?: string;
  readonly headers?: Record<string, string>;
  /** Sent as JSON, or as it is when it is text. */
  readonly body?: unknown;
}

/** One request over real HTTP: `ask(emulator, "GET /api/user/code?branch=main", { token })`. */
export async function ask(emulator: Pick<Emulator, "url">, line: string, question: Question = {}): Promise<Answer> {
  const [method = "GET", path = "/"] = line.split(" ");
  const { token, basic, body } = question;
  const response = await fetch(`${emulator.url}${path}`, {
    method,
    redirect: "manual",
    headers: {
      ...(token === undefined ? {} : { "x-token": token }),
      ...(basic === undefined ? {} : { authorization: `Basic ${Buffer.from(basic).toString("base64")}` }),
      ...(body === undefined ? {} : { "content-type": "application/json; charset=utf-8" }),
      ...question.headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A clock that stands still until it is moved. */
export function fakeClock(start = Date.UTC(2026, 0, 1)): { now: () => number; advance: (ms: number) => void } {
  let time = start;
  return {
    now: () => time,
    advance: (ms) => {
      time += ms;
    },
  };
}

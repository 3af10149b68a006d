// The kinds of answer a private server gives. A row of a table names one of them.

import { expect } from "vitest";
import type { Answer } from "./wire.ts";

export type Expected = (answer: Answer) => void;

/** Success, with these fields and no others. */
export function ok(fields: Readonly<Record<string, unknown>> = {}): Expected {
  return (answer) => {
    expect(answer.json ?? answer.text).toEqual({ ok: 1, ...fields });
    expect(answer.status).toBe(200);
  };
}

/** Success, with at least these fields. */
export function okWith(fields: Readonly<Record<string, unknown>>): Expected {
  return (answer) => {
    expect(answer.json ?? answer.text).toMatchObject({ ok: 1, ...fields });
    expect(answer.status).toBe(200);
  };
}

/** A write that the server says it has taken. */
export const acknowledged = ok({ timestamp: expect.any(Number) });

/** An error of the application: the status says 200 all the same. */
export function refused(error: unknown): Expected {
  return (answer) => {
    expect(answer.json ?? answer.text).toEqual({ error });
    expect(answer.status).toBe(200);
  };
}

export const unauthorized: Expected = (answer) => {
  expect(answer.json ?? answer.text).toEqual({ error: "unauthorized" });
  expect(answer.status).toBe(401);
  expect(answer.headers.get("x-token")).toBeNull();
  expect(answer.headers.get("etag")).toMatch(/^W\/"18-.+"$/);
};

export function plain(status: number, text: string): Expected {
  return (answer) => {
    expect(answer.text).toBe(text);
    expect(answer.status).toBe(status);
  };
}

export function htmlPage(status: number, text: string): Expected {
  return (answer) => {
    expect(answer.text).toContain(text);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(answer.status).toBe(status);
  };
}

/** What is answered, as a value: a fault can bend it, and one place writes it. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export function json(value: object, status = 200): Reply {
  return { status, headers: { "content-type": "application/json; charset=utf-8" }, body: JSON.stringify(value) };
}

export function ok(fields: object = {}): Reply {
  return json({ ok: 1, ...fields });
}

// Every refusal of the game's own handlers is a 200; only the `error` field tells (observed on the open private server).
export function refusal(message: string): Reply {
  return json({ error: message });
}

export function text(body: string, status = 200): Reply {
  return { status, headers: { "content-type": "text/plain; charset=utf-8" }, body };
}

export function html(body: string, status = 200): Reply {
  return { status, headers: { "content-type": "text/html; charset=utf-8" }, body };
}

export function empty(status: number, headers: Readonly<Record<string, string>> = {}): Reply {
  return { status, headers, body: "" };
}

export function withHeaders(reply: Reply, headers: Readonly<Record<string, string>>): Reply {
  return { ...reply, headers: { ...reply.headers, ...headers } };
}

export const unauthorized = json({ error: "unauthorized" }, 401);
export const forbidden = json({ error: "forbidden" }, 403);

// Passport ends a failed sign-in with the bare status text and, as the auth mod empties the challenge, an empty header.
export const wrongPassword: Reply = { status: 401, headers: { "www-authenticate": "" }, body: "Unauthorized" };
export const badRequest: Reply = { status: 400, headers: {}, body: "Bad Request" };

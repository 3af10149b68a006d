import type { Fault } from "../../src/emulator/faults/fault-forms.ts";

/** Omit, for each form of a union by itself. */
type Unaimed<F> = F extends unknown ? Omit<F, "method" | "path" | "world" | "skip" | "times"> : never;

/** What goes wrong, by the number of the paper's row. */
export interface FaultRow {
  readonly id: string;
  readonly what: string;
  readonly fault: Unaimed<Fault>;
  /** Only where a request of this kind can meet it. */
  readonly only?: "read" | "write";
}

const status = (code: number): FaultRow => ({
  id: "N13",
  what: `status ${code}`,
  fault: { fault: "status", status: code },
});
const refused = (code: number): FaultRow => ({
  id: "N18",
  what: `status ${code}`,
  fault: { fault: "status", status: code },
});
const denied = (code: number, body: string): FaultRow => ({
  id: "N10",
  what: `${code} ${body === "" ? "without a word" : "with a word"}`,
  fault: { fault: "reply", status: code, body },
});
const says = (error: string): FaultRow => ({
  id: "N8",
  what: `200 error: ${error}`,
  fault: { fault: "reply", body: JSON.stringify({ error }), headers: { "content-type": "application/json" } },
});
const proves = (body: string, only?: FaultRow["only"]): FaultRow => ({
  id: "N9",
  what: `200 ${body === "" ? "empty" : body}`,
  fault: { fault: "reply", body, headers: { "content-type": "application/json" } },
  ...(only === undefined ? {} : { only }),
});
const limit = (format: "text" | "long" | "json" | "html", ms: number, headers: "right" | "past" | "NaN"): FaultRow => ({
  id: format === "html" ? "N12" : "N11",
  what: `429 as ${format}, ${ms} ms, ${headers} headers`,
  fault: {
    fault: "rate-limit",
    ms,
    format,
    ...(headers === "right" ? {} : { headers: { "x-ratelimit-reset": headers === "past" ? "1" : "NaN" } }),
  },
});
const redirect = (code: number, location: string): FaultRow => ({
  id: "N14",
  what: `${code} to ${location}`,
  fault: { fault: "redirect", status: code, location },
});

export const faults: readonly FaultRow[] = [
  { id: "N2", what: "reset before it is read", fault: { fault: "reset", when: "before" } },
  { id: "N3", what: "done, the reply is lost", fault: { fault: "reset", when: "after" } },
  { id: "N5", what: "silence", fault: { fault: "stall" } },
  { id: "N7", what: "the reply is cut", fault: { fault: "cut" } },
  ...[
    "branch does not exist",
    "invalid params",
    "code length exceeds 5 MB limit",
    "too many branches",
    "unauthorized",
    "\u001b[31m::error::x",
  ].map(says),
  { id: "N9", what: "a page to sign in", fault: { fault: "html" } },
  ...["", "[]", "{}", "null", "5", '{"ok":"1"}', '{"ok":true}'].map((body) => proves(body)),
  proves('{"ok":1}', "read"),
  proves('{"ok":1,"branch":"other","modules":{"main":"x"}}', "read"),
  proves('{"ok":1,"branch":"default","modules":[]}', "read"),
  proves('{"ok":1,"branch":"default","modules":null}', "read"),
  proves('{"ok":1,"branch":"default","modules":{"main":"x"}}', "write"),
  denied(401, '{"error":"unauthorized"}'),
  denied(403, "Forbidden"),
  denied(401, ""),
  limit("text", 5000, "right"),
  limit("long", 3_540_000, "right"),
  limit("json", 86_400_000, "right"),
  limit("text", 5000, "past"),
  limit("json", 5000, "NaN"),
  limit("html", 0, "right"),
  ...[500, 502, 503, 504, 520].map(status),
  ...[301, 302, 303, 307, 308].map((code) => redirect(code, "/api/user/other")),
  redirect(302, "http://127.0.0.1:9/api/user/code"),
  { id: "N15", what: "brackets without end", fault: { fault: "reply", body: "[".repeat(1_000_000) } },
  ...[400, 404, 413, 415].map(refused),
];

/** Rows of the paper that no cell here has, each with its reason. */
export const leftOut: Readonly<Record<string, string>> = {
  N1: "refused, no name, no route: no emulator is asked then; test/attacks/origins.test.ts and test/doors/servers.test.ts have closed ports and names",
  N4: "is N2 at a write: the emulator resets before the request takes effect",
  N6: "one byte a second: the emulator has no such fault; test/api/wire has the total deadline",
  N16: "TLS: test/api/tls.test.ts has expired, foreign and self-signed certificates",
  N17: "proxies: test/api/proxy.ts and its tests",
  S1: "an edit between read and write: all its orders are in test/schedules",
  S2: "an edit before the read-back: all its orders are in test/schedules",
  S3: "two of our runs: all their orders are in test/schedules",
  S4: "a branch that is absent or appears: test/sync/deploy/deploy.test.ts",
  S5: "what the server changes: test/sync/deploy/exactness.test.ts",
  S6: "a write that is forgotten: test/emulator has the delay; no run can see it later than its own end",
  S7: "odd live values: test/life and test/sync/records",
  S8: "another active branch: test/sync/deploy/active-branch.test.ts",
  P1: "kills: npm run kills",
  P2: "signals: test/doors/retries.test.ts and test/doors/action",
  P3: "a heap limit: test/attacks/endless.test.ts",
  P4: "closed output: test/doors/broken-output.test.ts",
  P5: "clocks: waits are counted by relative ms in test/api and test/sync/deploy/next-try.test.ts; faketime is not driven",
  P6: "a parent that is gone: not driven",
  F: "errors of the disk: npm run kills gives ENOSPC and EIO at system calls; test/sync/records has full and read-only folders",
  G: "faults of git: test/git and test/attacks, by fault and not by moment",
  K: "the hook: test/doors/hook, by row of the paper",
  A: "the Action: test/doors/action, by row of the paper",
  "health, unlock, console":
    "their websocket has faults of its own: test/emulator/socket/faults.test.ts, test/sync/health, test/sync/unlock",
};

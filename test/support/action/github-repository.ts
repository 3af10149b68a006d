import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/** `pull-requests: write` → what a token of a job may. */
export type Permissions = Readonly<Record<string, "read" | "write">>;

interface PullRequest {
  number: number;
  state: string;
  title: string;
  body: string;
  head: { ref: string; sha: string; repo: { full_name: string } };
  base: { ref: string };
}

interface Comment {
  id: number;
  body: string;
  user: { login: string };
}

interface Call {
  readonly line: string;
  readonly body: Record<string, unknown>;
}

type Answer = readonly [status: number, body: unknown];

/** One operation of the published description: what it needs, what its body must and may have, and what it does. */
interface Operation {
  readonly method: string;
  readonly path: RegExp;
  readonly permission: readonly [name: string, level: "read" | "write"];
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  readonly answer: (parts: Readonly<Record<string, string>>, call: Call, query: URLSearchParams) => Answer;
}

/**
 * A stand-in for the part of GitHub's REST API that is about pull requests, comments and checks, on loopback. It refuses
 * an operation that it does not know, what the permissions do not allow, and a body with fields that are missing or unknown,
 * after https://docs.github.com/en/rest (version 2022-11-28).
 */
export async function startGitHubRepository(permissions: Permissions) {
  const pulls: PullRequest[] = [];
  const comments: Comment[] = [];
  const checks: Record<string, unknown>[] = [];
  const calls: Call[] = [];
  const tips = new Map<string, string>();
  const operations = operationsOn({ pulls, comments, checks, tips });
  const server = createServer(async (request, response) => {
    const call = await callOf(request);
    calls.push(call);
    const [status, body] = answerTo(call, operations, permissions);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    ...{ url: `http://127.0.0.1:${address.port}`, pulls, comments, checks, calls },
    /** What GitHub sees of a git branch when a pull request of it is opened. */
    tips,
    /** Calls that change something: `POST /repos/player/bot/pulls`. */
    writes: () => calls.map(({ line }) => line).filter((line) => !/^GET |graphql/.test(line)),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function answerTo(call: Call, operations: readonly Operation[], permissions: Permissions): Answer {
  const [method = "", url = ""] = call.line.split(" ");
  const { pathname, searchParams } = new URL(url, "http://localhost");
  if (pathname === "/graphql") return [200, { data: { viewer: { login: "github-actions[bot]" } } }];
  for (const operation of operations) {
    const parts = operation.method === method ? operation.path.exec(pathname)?.groups : undefined;
    if (parts === undefined) continue;
    const [name, level] = operation.permission;
    const may = permissions[name] === "write" || permissions[name] === level;
    if (!may) return [403, { message: "Resource not accessible by integration" }];
    const wrong = wrongFields(operation, call.body);
    return wrong === undefined ? operation.answer(parts, call, searchParams) : [422, { message: wrong }];
  }
  return [404, { message: `Not Found: ${call.line}` }];
}

function wrongFields({ required = [], optional = [] }: Operation, body: Readonly<Record<string, unknown>>) {
  const missing = required.filter((name) => body[name] === undefined);
  const unknown = Object.keys(body).filter((name) => ![...required, ...optional].includes(name));
  if (missing.length + unknown.length > 0)
    return `Validation Failed: missing ${missing.join()}, unknown ${unknown.join()}`;
  const long = Object.values(body).some((value) => typeof value === "string" && value.length > 65_536);
  return long ? "Validation Failed: body is too long (maximum is 65536 characters)" : undefined;
}

interface Kept {
  readonly pulls: PullRequest[];
  readonly comments: Comment[];
  readonly checks: Record<string, unknown>[];
  readonly tips: ReadonlyMap<string, string>;
}

const root = "^/repos/player/bot";
const page = <T>(all: readonly T[], query: URLSearchParams): Answer => {
  const size = Number(query.get("per_page") ?? 30);
  const start = (Number(query.get("page") ?? 1) - 1) * size;
  return [200, all.slice(start, start + size)];
};

function operationsOn({ pulls, comments, checks, tips }: Kept): readonly Operation[] {
  const pullRequests = ["pull-requests"] as const;
  return [
    {
      ...{ method: "GET", path: new RegExp(`${root}/(?<what>pulls)$`), permission: [...pullRequests, "read"] },
      answer: (_, __, query) => {
        const state = query.get("state") ?? "open";
        const head = query.get("head")?.replace(/^player:/, "");
        const found = pulls.filter((each) => state === "all" || each.state === state);
        return page(found.filter(({ head: { ref } }) => head === undefined || ref === head).toReversed(), query);
      },
    },
    {
      ...{ method: "POST", path: new RegExp(`${root}/(?<what>pulls)$`), permission: [...pullRequests, "write"] },
      ...{ required: ["title", "head", "base"], optional: ["body", "draft", "maintainer_can_modify"] },
      answer: (_, { body }) => {
        const ref = String(body["head"]);
        const head = { ref, sha: tips.get(ref) ?? "", repo: { full_name: "player/bot" } };
        const told = { title: String(body["title"]), body: String(body["body"]), base: { ref: String(body["base"]) } };
        pulls.push({ number: pulls.length + 1, state: "open", head, ...told });
        return [201, pulls.at(-1)];
      },
    },
    {
      method: "PATCH",
      path: new RegExp(`${root}/pulls/(?<number>\\d+)$`),
      permission: [...pullRequests, "write"],
      optional: ["title", "body", "state", "base", "maintainer_can_modify"],
      answer: ({ number }, { body }) => {
        const found = pulls.find((each) => each.number === Number(number));
        return found === undefined ? [404, { message: "Not Found" }] : [200, Object.assign(found, body)];
      },
    },
    {
      method: "GET",
      path: new RegExp(`${root}/issues/(?<number>\\d+)/comments$`),
      permission: [...pullRequests, "read"],
      answer: (_, __, query) => page(comments, query),
    },
    {
      method: "POST",
      path: new RegExp(`${root}/issues/(?<number>\\d+)/comments$`),
      permission: [...pullRequests, "write"],
      required: ["body"],
      answer: (_, { body }) => {
        comments.push({ id: comments.length + 1, body: String(body["body"]), user: { login: "github-actions[bot]" } });
        return [201, comments.at(-1)];
      },
    },
    {
      method: "PATCH",
      path: new RegExp(`${root}/issues/comments/(?<id>\\d+)$`),
      permission: [...pullRequests, "write"],
      required: ["body"],
      answer: ({ id }, { body }) => {
        const found = comments.find((each) => each.id === Number(id));
        return found === undefined ? [404, { message: "Not Found" }] : [200, Object.assign(found, body)];
      },
    },
    {
      method: "POST",
      path: new RegExp(`${root}/(?<what>check-runs)$`),
      permission: ["checks", "write"],
      ...{ required: ["name", "head_sha"], optional: ["details_url", "status", "conclusion", "output", "external_id"] },
      answer: (_, { body }) => [201, checks[checks.push(body) - 1]],
    },
  ];
}

async function callOf(request: IncomingMessage): Promise<Call> {
  const sent = await text(request);
  return { line: `${request.method} ${request.url}`, body: sent === "" ? {} : JSON.parse(sent) };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** The remote of a workflow, as a host of git repositories gives it to a job. */
export interface GitServer {
  /** Of the folder with the repositories; `<url>/bot.git` is one. */
  readonly url: string;
  /** What the token of the job may do now; fetching needs no credentials, as in a public repository. */
  contents: "read" | "write";
  /** The network ends in the middle of every request. */
  broken: boolean;
  close(): Promise<void>;
}

/** `git http-backend` behind a small server, which decides who may push. @param token of the job */
export async function startGitServer(root: string, token: string): Promise<GitServer> {
  const state = { contents: "read" as GitServer["contents"], broken: false };
  const server = createServer((request, response) => {
    if (state.broken) return void request.socket.destroy();
    const refusal = refusePush(request, state.contents, token);
    if (refusal === undefined) return runBackend(root, request, response);
    response.writeHead(refusal, refusal === 401 ? { "www-authenticate": 'Basic realm="git"' } : {});
    response.end(refusal === 401 ? "" : "Permission to player/bot.git denied to github-actions[bot].\n");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return Object.assign(state, {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}

function refusePush({ url = "", headers }: IncomingMessage, contents: string, token: string): 401 | 403 | undefined {
  if (!url.includes("git-receive-pack")) return undefined;
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  if (headers.authorization !== `basic ${basic}`) return 401;
  return contents === "write" ? undefined : 403;
}

/** CGI, as https://git-scm.com/docs/git-http-backend describes it. */
function runBackend(root: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  const { PATH, HOME } = process.env;
  const env = {
    PATH,
    HOME,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_PROJECT_ROOT: root,
    GIT_HTTP_EXPORT_ALL: "1",
    REMOTE_USER: "job",
    REQUEST_METHOD: request.method,
    PATH_INFO: decodeURIComponent(pathname),
    QUERY_STRING: search.slice(1),
    CONTENT_TYPE: request.headers["content-type"] ?? "",
    HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
    GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
  };
  const child = spawn("git", ["http-backend"], { env, stdio: ["pipe", "pipe", "ignore"] });
  // A client that goes away, or a backend that ends early, is no fault of the test.
  child.stdin.on("error", () => {});
  request.pipe(child.stdin);
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.on("close", () => answer(Buffer.concat(chunks), response));
}

function answer(printed: Buffer, response: ServerResponse): void {
  const end = printed.indexOf("\r\n\r\n");
  const headers = printed.toString("latin1", 0, Math.max(0, end)).split("\r\n").filter(Boolean);
  let status = end < 0 ? 500 : 200;
  for (const header of headers) {
    const [name = "", value = ""] = header.split(/: (.*)/s);
    if (name.toLowerCase() === "status") status = Number.parseInt(value, 10);
    else response.setHeader(name, value);
  }
  response.writeHead(status);
  response.end(printed.subarray(end + 4));
}

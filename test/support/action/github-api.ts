import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

interface Status {
  readonly state: string;
  readonly log_url: string;
}

interface Deployment {
  readonly id: number;
  readonly ref: string;
  readonly environment: string;
  readonly statuses: Status[];
}

/** A stand-in for GitHub's REST API on loopback: it keeps deployments and their states, and remembers who asked what. */
export async function startGitHub(answer: { readonly status?: number } = {}) {
  const calls: { line: string; body: Record<string, unknown>; authorization: string }[] = [];
  const deployments: Deployment[] = [];
  const add = (ref: string, environment: string, status?: Status) => {
    const made = { id: 77 + deployments.length, ref, environment, statuses: status === undefined ? [] : [status] };
    deployments.unshift(made);
    return made;
  };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    calls.push({ line: `${request.method} ${request.url}`, body, authorization: request.headers.authorization ?? "" });
    const refused = { message: "Resource not accessible ::error::by integration" };
    const status = answer.status ?? (request.method === "POST" ? 201 : 200);
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(status < 300 ? reply(request, body) : refused));
  });
  const reply = ({ method, url = "" }: IncomingMessage, body: Record<string, unknown>): unknown => {
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const id = Number(/deployments\/(\d+)\/statuses$/.exec(pathname)?.[1]);
    const one = deployments.find((deployment) => deployment.id === id);
    if (method === "POST" && one === undefined) return add(String(body["ref"]), String(body["environment"]));
    if (method === "POST")
      return one?.statuses.unshift({ state: String(body["state"]), log_url: String(body["log_url"]) });
    if (one !== undefined) return one.statuses;
    return deployments.filter(
      ({ ref, environment }) => ref === searchParams.get("sha") && environment === searchParams.get("environment"),
    );
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    /** The newest first. */
    deployments,
    /** What GitHub makes by itself when a job begins that has an `environment:`. */
    beginJob: (ref: string, environment: string) =>
      add(ref, environment, {
        state: "in_progress",
        log_url: "https://github.example/player/bot/actions/runs/42/job/7",
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const sent = await text(request);
  return sent === "" ? {} : (JSON.parse(sent) as Record<string, unknown>);
}

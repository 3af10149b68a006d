import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

/** A stand-in for GitHub's REST API on loopback: it answers what a deployment needs, and remembers who asked what. */
export async function startGitHub(answer: { readonly status?: number } = {}) {
  const calls: { line: string; body: Record<string, unknown>; authorization: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = (await json(request)) as Record<string, unknown>;
    calls.push({ line: `${request.method} ${request.url}`, body, authorization: request.headers.authorization ?? "" });
    response.writeHead(answer.status ?? 201, { "content-type": "application/json" });
    response.end(
      JSON.stringify(
        (answer.status ?? 201) < 300 ? { id: 77 } : { message: "Resource not accessible ::error::by integration" },
      ),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

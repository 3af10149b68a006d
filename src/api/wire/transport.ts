import type { Dispatcher } from "undici";
import { isLoopback, type Server } from "../../model/account/server-address.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { keepParserUnoptimized } from "./parser-tier.ts";

export type Response = Dispatcher.ResponseData;

/** undici, loaded and ready for one server. */
export interface Transport {
  readonly request: (options: Dispatcher.RequestOptions, watch: Watch) => Promise<Response>;
  /** What connects, by the same laws of proxy and TLS for whoever else needs a connection. */
  readonly dispatcher: Dispatcher;
  /** Host of the proxy that may be in the way, for messages; never its credentials. */
  readonly proxy: string | undefined;
}

interface Watch {
  /** Called when the connection stands and the request's first byte is about to leave. */
  readonly onStart: () => void;
}

export async function openTransport(
  server: Server,
  options: { readonly env: NodeJS.ProcessEnv; readonly connectMs: number },
): Promise<Transport> {
  const { Agent, request } = await loadUndici();
  // Before the parser's flag is set, so that Node's compiled code of it is used.
  if (server.root.startsWith("https:")) process.getBuiltinModule("node:tls");
  const proxy = proxyFor(server, options.env);
  // The deadline is the caller's signal: undici's own timers are coarse. HTTP/2 gains nothing for three requests.
  const connection = { allowH2: false, headersTimeout: 0, bodyTimeout: 0, connect: { timeout: options.connectMs } };
  const dispatcher = proxy === undefined ? new Agent(connection) : await openProxyAgent(proxy, connection);
  return {
    request: (one, watch) => request.call(dispatcher.compose(startWatcher(watch)), one),
    dispatcher,
    proxy: proxy === undefined ? undefined : new URL(proxy.httpsProxy).host,
  };
}

// Two parts instead of the whole package: 27 ms of CPU instead of 65 (Node 24), on the way of every command.
async function loadUndici() {
  const [agent, request] = await Promise.all([
    import("undici/lib/dispatcher/agent.js"),
    import("undici/lib/api/api-request.js"),
  ]);
  return { Agent: agent.default, request: request.default };
}

interface Proxy {
  readonly httpsProxy: string;
  readonly noProxy: string;
}

async function openProxyAgent(proxy: Proxy, connection: { connect: { timeout: number } }): Promise<Dispatcher> {
  // The whole package: a proxy's CONNECT needs methods that only its main entry puts in place.
  const { EnvHttpProxyAgent } = await import("undici");
  return new EnvHttpProxyAgent({ ...connection, ...proxy, connectTimeout: connection.connect.timeout });
}

/** Only https goes through a proxy, by CONNECT: over plain http the proxy could read the credentials. */
function proxyFor(server: Server, env: NodeJS.ProcessEnv): Proxy | undefined {
  const { protocol, hostname } = new URL(server.root);
  const address = env["https_proxy"] || env["HTTPS_PROXY"] || env["http_proxy"] || env["HTTP_PROXY"];
  if (protocol !== "https:" || isLoopback(hostname) || !address) return undefined;
  const url = URL.parse(address.includes("://") ? address : `http://${address}`);
  if (url === null) throw new UsageError("Cannot use the proxy of the environment (https_proxy): it is not an address");
  return { httpsProxy: url.href, noProxy: env["no_proxy"] ?? env["NO_PROXY"] ?? "" };
}

/** Passes everything on; says when the request starts, which no reply tells: before it, nothing can have arrived. */
function startWatcher(watch: Watch): Dispatcher.DispatcherComposeInterceptor {
  return (dispatch) => (options, handler) => {
    const restore = keepParserUnoptimized();
    return dispatch(options, {
      onRequestStart: (controller, context) => {
        restore();
        watch.onStart();
        handler.onRequestStart?.(controller, context);
      },
      onResponseStart: (...reply) => handler.onResponseStart?.(...reply),
      onResponseData: (...part) => handler.onResponseData?.(...part),
      onResponseEnd: (...end) => handler.onResponseEnd?.(...end),
      onResponseError: (...failure) => handler.onResponseError?.(...failure),
    });
  };
}

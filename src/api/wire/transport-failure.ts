/** Why no reply came, in words, and what helps. */
export interface TransportFailure {
  readonly found: string;
  readonly help?: string;
}

/** Reads Node's error, and behind a proxy undici's, through its causes. */
export function explainFailure(error: unknown, proxy: string | undefined): TransportFailure {
  const code = isHangUp(error) ? "UND_ERR_SOCKET" : codeOf(error);
  const certificate = certificateProblems.get(code);
  if (certificate !== undefined) {
    const help = "nothing was sent; a private authority goes into NODE_EXTRA_CA_CERTS";
    return { found: `its certificate ${certificate} (${code})`, help };
  }
  const tunnel = /Proxy response \((\d{3})\)/.exec(messageOf(error))?.[1];
  if (tunnel !== undefined) return { found: `the proxy ${proxy} answered ${tunnel}`, help: proxyHelp(tunnel) };
  const { found, help } = failures.get(code) ?? { found: foundByKind(code) };
  const known = proxy === undefined ? found : `${found}; the environment names the proxy ${proxy}`;
  return help === undefined ? { found: known } : { found: known, help };
}

function foundByKind(code: string): string {
  if (/^(ERR_SSL|ERR_TLS|EPROTO)/.test(code)) return `no TLS connection could be agreed on (${code})`;
  if (code.startsWith("HPE_")) return `what came is no HTTP (${code})`;
  if (code.startsWith("UND_ERR_PRX")) return `the connection to the proxy failed (${code})`;
  return `the connection failed (${code === "" ? "no code" : code})`;
}

const proxyHelp = (status: string): string =>
  status === "407"
    ? "it wants a name and password: https_proxy=http://name:password@host:port"
    : "no_proxy can leave this server out";

const certificateProblems = new Map([
  ["CERT_HAS_EXPIRED", "has expired"],
  ["CERT_NOT_YET_VALID", "is not valid yet"],
  ["CERT_REVOKED", "was revoked"],
  ["ERR_TLS_CERT_ALTNAME_INVALID", "is for another name"],
  ["DEPTH_ZERO_SELF_SIGNED_CERT", "is self-signed"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "comes from an unknown authority"],
  ["UNABLE_TO_GET_ISSUER_CERT", "comes from an unknown authority"],
  ["UNABLE_TO_GET_ISSUER_CERT_LOCALLY", "comes from an unknown authority"],
  ["UNABLE_TO_VERIFY_LEAF_SIGNATURE", "cannot be verified"],
]);

const failures: ReadonlyMap<string, TransportFailure> = new Map([
  [
    "ECONNREFUSED",
    { found: "nothing listens there (ECONNREFUSED)", help: "is the server running, and the port right?" },
  ],
  ["ENOTFOUND", { found: "the host name is unknown (ENOTFOUND)", help: "check the address and the network" }],
  ["EAI_AGAIN", { found: "the host name could not be looked up (EAI_AGAIN)", help: "check the network" }],
  ["EHOSTUNREACH", { found: "there is no way to the host (EHOSTUNREACH)" }],
  ["ENETUNREACH", { found: "there is no way to its network (ENETUNREACH)" }],
  ["ECONNRESET", { found: "the connection was reset (ECONNRESET)" }],
  ["EPIPE", { found: "the connection was closed while sending (EPIPE)" }],
  ["ETIMEDOUT", { found: "the connection timed out (ETIMEDOUT)" }],
  ["UND_ERR_CONNECT_TIMEOUT", { found: "no connection in time (UND_ERR_CONNECT_TIMEOUT)" }],
  ["UND_ERR_SOCKET", { found: "the connection was closed before a whole reply came" }],
  ["UND_ERR_RES_CONTENT_LENGTH_MISMATCH", { found: "the reply was cut short" }],
  ["Z_BUF_ERROR", { found: "the compressed reply was cut short" }],
  ["Z_DATA_ERROR", { found: "the reply could not be decompressed" }],
]);

/** The first code that says something, from the outside in; happy eyeballs hide theirs in `errors`. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code } = error as NodeJS.ErrnoException;
  const inner = error instanceof AggregateError ? error.errors[0] : error.cause;
  return typeof code === "string" && !(code === "UND_ERR_SOCKET" && codeOf(inner) !== "") ? code : codeOf(inner);
}

/** Node calls a connection that was merely closed a reset one; a reset came by a system call. */
const isHangUp = (error: unknown): boolean =>
  error instanceof Error && /^(?:socket hang up|aborted)$/.test(error.message) && !("syscall" in error);

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : "");

// Covered by test/api/socket/socket.test.ts
import { ServiceError, UnreachableError } from "../../model/outcome/errors.ts";
import type { SocketLine } from "./line.ts";
import { NoSocketError } from "./web-socket.ts";

export const refused = ({ server }: SocketLine): ServiceError =>
  new ServiceError(
    `Cannot follow the game on ${server.name}: its websocket refused the sign-in; an auth token needs full access, or websockets in its scope`,
  );

export function unreachable({ server, redact }: SocketLine, found: string, help?: string): UnreachableError {
  const message = `Cannot follow the game on ${server.name}: its websocket ${found}${help === undefined ? "" : `; ${help}`}`;
  return new UnreachableError(redact(message), { mayHaveArrived: false });
}

/** What a failure to open it is for whoever asked; what it does not know, it gives back. */
export function explained(failure: unknown, line: SocketLine): unknown {
  if (failure instanceof NoSocketError) return unreachable(line, failure.message, failure.help);
  if (!(failure instanceof DOMException && failure.name === "TimeoutError")) return failure;
  return unreachable(line, `let nobody in within ${line.requestTimeoutMs / 1000} s`);
}

// Covered by test/api/socket/socket.test.ts
import type { Redactor } from "../../model/account/redact.ts";
import type { Server } from "../../model/account/server-address.ts";

/** Who opens it, and by which laws. */
export interface SocketLine {
  readonly server: Server;
  readonly serverPassword?: string;
  readonly env: NodeJS.ProcessEnv;
  readonly requestTimeoutMs: number;
  readonly redact: Redactor;
  /** What signs in. */
  readonly token: () => Promise<string>;
  /** Private servers answer with the token that comes next. */
  readonly onToken: (token: string) => void;
  /** How long nothing may come before a ping, and again before the connection counts as lost. */
  readonly silenceMs?: number;
}

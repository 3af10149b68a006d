// Covered by test/api/tls.test.ts
import { isPublic, type Server } from "../../model/account/server-address.ts";
import { UsageError } from "../../model/outcome/errors.ts";

/** With this variable Node believes every certificate: whoever stands in between could take the account. */
export function refuseUncheckedTls({
  server,
  env,
}: {
  readonly server: Server;
  readonly env: NodeJS.ProcessEnv;
}): void {
  const { protocol, hostname } = new URL(server.root);
  if (env["NODE_TLS_REJECT_UNAUTHORIZED"] !== "0" || protocol !== "https:" || !isPublic(hostname)) return;
  const help = "unset it; a private authority goes into NODE_EXTRA_CA_CERTS";
  throw new UsageError(`Cannot send credentials to ${server.name}: NODE_TLS_REJECT_UNAUTHORIZED=0 is set; ${help}`);
}

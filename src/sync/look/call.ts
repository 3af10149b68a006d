// Covered by test/doors/cli.test.ts
import { UsageError } from "../../model/outcome/errors.ts";
import { patiently } from "../start/patience.ts";
import type { World } from "../start/world.ts";

export interface RawCall {
  readonly method: string;
  /** Below the world root: `/api/user/name`. */
  readonly path: string;
  /** JSON text. */
  readonly body?: string | undefined;
}

/** One raw request. A read is tried again while that is worth it; anything else is sent once. */
export async function call({ method, path, body }: RawCall, world: World): Promise<unknown> {
  const value = body === undefined ? undefined : parseBody(body);
  const send = () => world.api.call(method, path, value);
  return method.toUpperCase() === "GET" ? patiently(world, send) : send();
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageError(`Cannot send the body: it is not JSON; write it like '{"branch":"default"}'`, { cause });
  }
}

import type { Reply } from "../replies/reply.ts";
import type { RequestParts } from "../service/asked.ts";
import type { Caller, Endpoint } from "../service/endpoint.ts";
import type { Service } from "../service/service.ts";
import type { Traits } from "../service/traits.ts";

/** How one kind of server behaves. */
export interface Profile extends Traits {
  readonly endpoints: readonly Endpoint[];
  /** Password sign-in on the code endpoint, which some servers decide before anything else. */
  identifyEarly?(service: Service, asked: RequestParts): Caller | Reply | undefined;
  identify(service: Service, asked: RequestParts): Caller | Reply;
  /** The answer where no route takes the request. */
  unknownPath(method: string, path: string): Reply;
  /** The answer where the body cannot be read. */
  unreadableBody(status: number, message: string): Reply;
}

/** A service that knows how to answer. */
export interface PlayedService extends Service {
  readonly profile: Profile;
}

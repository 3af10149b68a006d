import type { Reply } from "../reply.ts";
import type { Asked } from "../service/asked.ts";
import type { Endpoint, Identity } from "../service/endpoint.ts";
import type { Service } from "../service/service.ts";

export type ProfileName = "official" | "private" | "xx";

/** How one kind of server behaves. */
export interface Profile {
  readonly name: ProfileName;
  readonly worlds: readonly string[];
  shards(world: string): readonly string[];
  readonly endpoints: readonly Endpoint[];
  /** Whether tokens have budgets; no published private server has any. */
  readonly limits: boolean;
  readonly etag: boolean;
  readonly poweredBy: boolean;
  /** The open server reads the whole body before it asks who sent it. */
  readonly bodyFirst: boolean;
  /** How long the token lives that every authenticated answer carries; undefined: answers carry none. */
  readonly rollingTokenMs: number | undefined;
  /** Password sign-in on the code endpoint, which some servers decide before anything else. */
  identifyEarly?(service: Service, asked: Asked): Identity | Reply | undefined;
  identify(service: Service, asked: Asked): Identity | Reply;
  /** The answer where no route takes the request. */
  unknownPath(method: string, path: string): Reply;
  /** The answer where the body cannot be read. */
  unreadableBody(status: number, message: string): Reply;
}

import type { Service } from "../service/service.ts";
import { type GameWorld, playerIn } from "../world/world.ts";
import { pack } from "./pack.ts";
import type { SocketDesk } from "./socket-desk.ts";
import { maySubscribe, signInOver, type Visitor } from "./visitor.ts";

export interface SocketPlace {
  readonly service: Service;
  readonly world: GameWorld;
  readonly desk: SocketDesk;
}

/** What is said on one connection, whichever way it is framed. */
export class SocketTalk {
  readonly #place: SocketPlace;
  readonly #send: (message: string) => void;
  readonly #stop: () => void;
  // Subscribing twice takes two times to end, and each event still comes once.
  readonly #subscriptions = new Map<string, number>();
  #visitor: Visitor | undefined;
  #packs = false;

  constructor(place: SocketPlace, send: (message: string) => void) {
    this.#place = place;
    this.#send = send;
    this.#stop = place.world.channels.listen((channel, data) => this.#tell(channel, data));
    send(`time ${place.service.now()}`);
    send("protocol 14");
  }

  hear(message: string): void {
    const [, word, rest = ""] = /^(auth|subscribe|unsubscribe|gzip) (.*)$/.exec(message) ?? [];
    if (word === "auth") this.#signIn(rest);
    if (word === "subscribe") this.#subscribe(rest);
    if (word === "unsubscribe") this.#count(rest, -1);
    if (word === "gzip" && (rest === "on" || rest === "off")) this.#packs = rest === "on";
  }

  hears(channel: string): boolean {
    return (this.#subscriptions.get(channel) ?? 0) > 0;
  }

  end(): void {
    this.#stop();
  }

  #signIn(token: string): void {
    const { service, desk } = this.#place;
    const signedIn = desk.refusesSignIn() ? undefined : signInOver(service, token);
    if (signedIn !== undefined) this.#visitor = signedIn.visitor;
    this.#send(signedIn === undefined ? "auth failed" : `auth ok ${signedIn.nextToken}`);
  }

  #subscribe(channel: string): void {
    const { service, desk } = this.#place;
    if (!maySubscribe(service.profile.name, this.#visitor, channel)) return;
    this.#count(channel, 1);
    desk.noteSubscription(channel);
    this.#showMemory(channel);
  }

  // Who asks for his CPU hears at once how large his memory is, where it holds something, beside a CPU of 0 that nobody
  // measured (read in the open server's code).
  #showMemory(channel: string): void {
    const { service, world } = this.#place;
    const { accountId = "" } = this.#visitor ?? {};
    if (channel !== `user:${accountId}/cpu`) return;
    const memory = playerIn(world, accountId, service.now()).memory.get(world.shards[0] ?? "");
    if (memory !== undefined) world.channels.publish(channel, { cpu: 0, memory: JSON.stringify(memory).length });
  }

  #count(channel: string, step: number): void {
    this.#subscriptions.set(channel, Math.max(0, (this.#subscriptions.get(channel) ?? 0) + step));
  }

  #tell(channel: string, data: unknown): void {
    if (!this.hears(channel)) return;
    const message = JSON.stringify([channel, data]);
    this.#send(this.#packs ? pack(message) : message);
  }
}

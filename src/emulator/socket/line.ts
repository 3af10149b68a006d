import type { Duplex } from "node:stream";
import type WebSocket from "ws";
import type { Form } from "./form.ts";
import type { OpenLine } from "./socket-desk.ts";
import { type SocketPlace, SocketTalk } from "./talk.ts";

const chunk = "x".repeat(64 * 1024);
// Where a client has no bound of its own, ours ends it.
const mostChunks = 4096;

/** One websocket: frames on one side, the conversation on the other. */
export class Line implements OpenLine {
  readonly #place: SocketPlace;
  readonly #socket: WebSocket;
  readonly #wire: Duplex;
  readonly #form: Form;
  readonly #talk: SocketTalk;
  #silent = false;

  constructor(place: SocketPlace, socket: WebSocket, wire: Duplex, form: Form) {
    this.#place = place;
    this.#socket = socket;
    this.#wire = wire;
    this.#form = form;
    for (const frame of form.opening) socket.send(frame);
    this.#talk = new SocketTalk(place, (message) => this.#say(message));
    place.desk.lines.add(this);
    socket.on("message", (bytes) => this.#hear(Buffer.isBuffer(bytes) ? bytes.toString() : ""));
    // A client that breaks the protocol or vanishes ends its own connection, and nothing else.
    socket.on("error", () => socket.terminate());
    socket.on("close", () => this.#end());
  }

  hears(channel: string): boolean {
    return this.#talk.hears(channel);
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  sendBytes(bytes: Buffer): void {
    this.#wire.write(bytes);
  }

  sendEndlessly(left = mostChunks): void {
    if (this.#socket.readyState !== this.#socket.OPEN || left === 0) return;
    this.#socket.send(chunk, { fin: false }, (error) => {
      if (!error) this.sendEndlessly(left - 1);
    });
  }

  setSilent(silent: boolean): void {
    this.#silent = silent;
    if (silent) this.#socket.pause();
    else this.#socket.resume();
  }

  disconnect(code: number, reason: string): void {
    if (code === 1006) this.#socket.terminate();
    else this.#socket.close(code, reason);
  }

  #say(message: string): void {
    if (this.#silent || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#place.desk.note("<", message);
    this.#socket.send(this.#form.wrap(message));
  }

  #hear(frame: string): void {
    const messages = this.#form.unwrap(frame);
    if (messages === undefined) this.#socket.close(3000, "Broken framing.");
    for (const message of messages ?? []) {
      this.#place.desk.note(">", message);
      this.#talk.hear(message);
    }
  }

  #end(): void {
    this.#talk.end();
    this.#place.desk.lines.delete(this);
  }
}

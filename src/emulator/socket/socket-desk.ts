/** What can be done to an open connection from outside of its conversation. */
export interface OpenLine {
  hears(channel: string): boolean;
  /** As it is, whatever form the connection has. */
  sendText(text: string): void;
  /** Past the websocket, onto the wire. */
  sendBytes(bytes: Buffer): void;
  sendEndlessly(): void;
  setSilent(silent: boolean): void;
  /** 1006 cuts the connection without a word; any other code is said. */
  disconnect(code: number, reason: string): void;
}

// So that an emulator that lives long does not grow for ever: a `code` event can hold 5 MB.
const keptFrames = 2000;
const keptLength = 10_000;

/** The open connections of one emulator, and what crossed them. */
export class SocketDesk {
  readonly lines = new Set<OpenLine>();
  /** `> subscribe user:…/console` came, `< protocol 14` went. Tokens are masked. */
  readonly frames: string[] = [];
  readonly #waiting = new Map<() => void, string>();
  #refusals = 0;

  note(direction: "<" | ">", message: string): void {
    const shown = message.slice(0, keptLength).replace(/^(auth(?: ok)?) (?!ok |failed).*/s, "$1 ***");
    this.frames.push(`${direction} ${shown}`);
    if (this.frames.length > keptFrames) this.frames.shift();
  }

  /** The next so many sign-ins fail, whatever token they bring. */
  refuseSignIns(count: number): void {
    this.#refusals = count;
  }

  refusesSignIn(): boolean {
    if (this.#refusals === 0) return false;
    this.#refusals--;
    return true;
  }

  noteSubscription(channel: string): void {
    for (const [resume, awaited] of this.#waiting) if (channel === awaited) resume();
  }

  /** Resolves when somebody hears the channel, at once where somebody does. */
  async subscribed(channel: string): Promise<void> {
    if ([...this.lines].some((line) => line.hears(channel))) return;
    await new Promise<void>((resolve) => {
      const resume = () => {
        this.#waiting.delete(resume);
        resolve();
      };
      this.#waiting.set(resume, channel);
    });
  }
}

/** What the game tells as it happens; who listens decides what he may hear. */
export type ChannelListener = (channel: string, data: unknown) => void;

/** The events of one world: `user:<id>/code`, `user:<id>/console`, … */
export class Channels {
  readonly #listeners = new Set<ChannelListener>();

  publish(channel: string, data: unknown): void {
    for (const listener of [...this.#listeners]) listener(channel, data);
  }

  /** Returns what ends the listening. */
  listen(listener: ChannelListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

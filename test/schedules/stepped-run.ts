/** A run that stands still after each of its steps, until the next is wanted. */
export class SteppedRun {
  #release: () => void = () => {};
  #arrived: () => void = () => {};
  #hasEnded = false;
  readonly #run: Promise<string>;

  /** @param story calls `pass` after each of its steps */
  constructor(story: (pass: () => Promise<void>) => Promise<string>) {
    const begun = this.#pass();
    this.#run = begun
      .then(() => story(() => this.#pass()))
      .finally(() => {
        this.#hasEnded = true;
      });
  }

  async #pass(): Promise<void> {
    const released = new Promise<void>((resolve) => {
      this.#release = resolve;
    });
    this.#arrived();
    await released;
  }

  /** One step; what has ended stands still. */
  async step(): Promise<void> {
    const arrived = new Promise<void>((resolve) => {
      this.#arrived = resolve;
    });
    this.#release();
    await Promise.race([arrived, this.#run]);
  }

  /** All steps that are left. @returns what it says at its end */
  async end(): Promise<string> {
    while (!this.#hasEnded) await this.step();
    return this.#run;
  }
}

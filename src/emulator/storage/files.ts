import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** JSON files in one folder, each replaced as a whole: a reader, or a restart, sees the old one or the new one. */
export class Files {
  readonly #folder: string;
  readonly #written = new Map<string, string>();
  readonly #saves = new Map<string, { running: Promise<void>; next: Promise<void> | undefined }>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(name: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(join(this.#folder, name), "utf8"));
    } catch (cause) {
      if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined;
      throw new Error(`Cannot read the emulator's state "${join(this.#folder, name)}": remove it to start anew`, {
        cause,
      });
    }
  }

  /**
   * Resolves when a snapshot taken after this call is on disk. Those who ask while a save runs share the next one, so
   * that many parallel writes do not queue for the disk one by one.
   */
  save(name: string, snapshot: () => unknown): Promise<void> {
    const known = this.#saves.get(name);
    if (known === undefined) {
      const save: { running: Promise<void>; next: Promise<void> | undefined } = {
        running: this.#write(name, snapshot()).finally(() => this.#ended(name)),
        next: undefined,
      };
      this.#saves.set(name, save);
      return save.running;
    }
    known.next ??= known.running.catch(() => {}).then(() => this.save(name, snapshot));
    return known.next;
  }

  #ended(name: string): void {
    this.#saves.delete(name);
  }

  async #write(name: string, content: unknown): Promise<void> {
    const text = JSON.stringify(content);
    if (this.#written.get(name) === text) return;
    await mkdir(this.#folder, { recursive: true });
    const path = join(this.#folder, name);
    // Tokens and passwords stand in it, so only the owner may read. Flushed before the rename makes it the state.
    await writeFile(`${path}.new`, text, { mode: 0o600, flush: true });
    await rename(`${path}.new`, path);
    this.#written.set(name, text);
  }
}

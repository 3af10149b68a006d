import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { textOf } from "../invariants/text-of.ts";
import { recordedIn } from "../invariants/what-is-kept.ts";

export const branch = "default";
const edited = new Map([["main", "// edited in the game\n"]]);
const brought = new Map([["main", "// to be brought back\n"]]);
const committed = new Map([["main", "// committed\n"]]);

/** A clone and an account whose code was edited in the game; commands run in it, one cell after the other. */
export class Ground {
  readonly #folder = mkdtempSync(join(tmpdir(), "screeps-sync-faults-"));
  readonly directory = join(this.#folder, "clone");
  /** Of processes that run in it. */
  readonly home = join(this.#folder, "home");
  readonly emulator: Emulator;
  #commit = "";
  /** Keeps what `restore` brings back. */
  record = "";

  static async open(keep: (ground: Ground) => Promise<string>): Promise<Ground> {
    const ground = new Ground(await startEmulator({ limits: { enabled: false } }));
    mkdirSync(join(ground.directory, "src"), { recursive: true });
    mkdirSync(ground.home);
    ground.git("init", "-q", "-b", "main");
    // What HEAD was once explains live code too, and so a pull of one cell would the edit of the next.
    ground.git("config", "core.logAllRefUpdates", "false");
    ground.git("config", "user.name", "a player");
    ground.git("config", "user.email", "player@example.com");
    ground.git("config", "merge.verbosity", "0");
    ground.git("config", "merge.stat", "false");
    writeFileSync(join(ground.directory, "src/main.js"), "// committed\n");
    writeFileSync(join(ground.directory, "screeps-sync.yml"), "source: src\n");
    ground.git("add", "-A");
    ground.git("commit", "-q", "-m", "a commit");
    ground.#commit = ground.git("rev-parse", "HEAD");
    ground.emulator.setCode(branch, brought);
    ground.record = await keep(ground);
    return ground;
  }

  private constructor(emulator: Emulator) {
    this.emulator = emulator;
  }

  git(...args: string[]): string {
    return execFileSync("git", args, { cwd: this.directory, encoding: "utf8" }).trimEnd();
  }

  /** Before each cell: the game was edited, and nobody has a copy. */
  reset(): void {
    if (this.git("rev-parse", "HEAD") !== this.#commit) this.git("reset", "-q", "--hard", this.#commit);
    rmSync(join(this.directory, ".git/refs/screeps"), { recursive: true, force: true });
    this.emulator.clearFaults();
    this.emulator.setCode(branch, edited);
  }

  /** What git was about to write when it was killed: `git gc` drops it one day, and nothing reads it. */
  dropUnfinished(): void {
    const objects = join(this.directory, ".git/objects");
    const files = readdirSync(objects, { recursive: true, encoding: "utf8" });
    for (const file of files) if (basename(file).startsWith("tmp_")) rmSync(join(objects, file), { force: true });
  }

  get live(): string {
    return textOf(this.emulator.code(branch) ?? new Map());
  }

  async kept(): Promise<ReadonlySet<string>> {
    const head = this.git("show", "HEAD:src/main.js");
    const texts = new Set(await recordedIn(this.directory, branch));
    return texts.add(textOf(committed)).add(textOf(new Map([["main", `${head}\n`]])));
  }

  async close(): Promise<void> {
    await this.emulator.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const states = { edited: textOf(edited), brought: textOf(brought), committed: textOf(committed) };

import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Emulator, startEmulator } from "../../src/emulator/emulator.ts";
import { textOf } from "../invariants/text-of.ts";
import { recordedIn } from "../invariants/what-is-kept.ts";
import { modulesOf, type Version } from "./modules.ts";
import { Player } from "./player.ts";

/** The code branch that this life is about. */
export const branch = "default";

/** An account, a remote and two clones, and what the model knows of them: what our writes replaced, and so owe. */
export class Life {
  readonly emulator: Emulator;
  readonly players: readonly [Player, Player];
  readonly environment: NodeJS.ProcessEnv;
  /** Every state that a write of ours replaced: it has to be in a commit or in a record. */
  readonly owed = new Set<string>();
  readonly versions: Map<string, Version>;
  readonly #folder: string;
  #last = 1000;

  static async begin(): Promise<Life> {
    const folder = mkdtempSync(join(tmpdir(), "screeps-sync-life-"));
    mkdirSync(join(folder, "home"));
    const { PATH = "" } = process.env;
    const environment = { PATH, HOME: join(folder, "home"), GIT_CONFIG_NOSYSTEM: "1", GIT_TERMINAL_PROMPT: "0" };
    return new Life(folder, environment, await startEmulator({ limits: { enabled: false } }));
  }

  private constructor(folder: string, environment: NodeJS.ProcessEnv, emulator: Emulator) {
    this.#folder = folder;
    this.environment = environment;
    this.emulator = emulator;
    this.versions = new Map();
    const [one, two] = ["one", "two"].map((name) => new Player(join(folder, name), this.versions, environment));
    if (one === undefined || two === undefined) throw new Error("A life has two players");
    this.players = [one, two];
    this.#settle(one, two);
    emulator.setCode(branch, [["main", "// what the game begins with\n"]]);
  }

  #settle(one: Player, two: Player): void {
    mkdirSync(one.directory);
    one.git("init", "-q", "-b", "main");
    one.git("init", "-q", "--bare", "-b", "main", join(this.#folder, "origin"));
    one.git("remote", "add", "origin", join(this.#folder, "origin"));
    one.commit(one.version);
    one.share();
    one.git("clone", "-q", join(this.#folder, "origin"), two.directory);
  }

  /** A number that this life has not seen. */
  next(): number {
    this.#last += 1;
    return this.#last;
  }

  get live(): string {
    return textOf(this.emulator.code(branch) ?? new Map());
  }

  /** The texts of all commits that were ever made here: git keeps them, also those that only one player has. */
  allVersions(): readonly string[] {
    return [...this.versions.values()].map((version) => textOf(modulesOf(version)));
  }

  /** What the game's own editor does: it replaces without asking, and owes nothing. */
  edit(modules: ReadonlyMap<string, unknown>): void {
    this.emulator.setCode(branch, modules);
  }

  /** The texts of all records that a clone has, its own and those that it fetched. */
  recorded(player: Player): Promise<ReadonlySet<string>> {
    return recordedIn(player.directory, branch);
  }

  async end(): Promise<void> {
    await this.emulator.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

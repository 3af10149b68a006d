import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { textOf } from "../invariants/text-of.ts";
import { modulesOf, type Version } from "./modules.ts";

/** A clone with somebody who works in it. The model remembers what each commit holds, and asks git only for the order. */
export class Player {
  readonly directory: string;
  version: Version = { folder: "src", layout: "slash", files: new Map([["main.js", "// first\n"]]) };
  readonly #versions: Map<string, Version>;
  readonly #environment: NodeJS.ProcessEnv;

  /** @param versions of all commits of all players, by commit id */
  constructor(directory: string, versions: Map<string, Version>, environment: NodeJS.ProcessEnv) {
    this.directory = directory;
    this.#versions = versions;
    this.#environment = environment;
  }

  git(...args: string[]): string {
    const identity = ["-c", "user.name=a player", "-c", "user.email=player@example.com"];
    return execFileSync("git", [...identity, ...args], {
      cwd: this.directory,
      env: this.#environment,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    }).trimEnd();
  }

  commit(version: Version): void {
    rmSync(join(this.directory, this.version.folder), { recursive: true, force: true });
    const config = `source: ${version.folder}\nlayout: ${version.layout}\n`;
    const files = [...version.files].map(([path, text]) => [`${version.folder}/${path}`, text] as const);
    for (const [path, text] of [...files, ["screeps-sync.yml", config] as const]) {
      mkdirSync(dirname(join(this.directory, path)), { recursive: true });
      writeFileSync(join(this.directory, path), text);
    }
    this.git("add", "-A");
    this.git("commit", "-q", "--allow-empty", "-m", "a change");
    this.version = version;
    this.#versions.set(this.git("rev-parse", "HEAD"), version);
  }

  /** Takes what the others pushed, and pushes. */
  share(): void {
    this.git("fetch", "-q", "origin");
    const isThere = this.git("ls-remote", "origin", "refs/heads/main") !== "";
    if (isThere && this.git("rev-list", "--count", "HEAD..origin/main") !== "0") this.#take();
    this.git("push", "-q", "origin", "HEAD:refs/heads/main");
  }

  /** Starts again from what the others have: what was ours alone stays in the history as the other parent. */
  #take(): void {
    this.git("merge", "-q", "--no-edit", "-s", "ours", "origin/main");
    this.#versions.set(this.git("rev-parse", "HEAD"), this.version);
  }

  /** The versions that explain live code here: the first-parent line, and the other parents of its merges. */
  known(): readonly string[] {
    const line = this.git("rev-list", "--first-parent", "--parents", "HEAD").split("\n");
    const ids = new Set(line.flatMap((row) => row.split(" ")));
    return [...ids].flatMap((id) => this.#textOf(id));
  }

  /** The commit so many steps back on the first-parent line, or the first one, and what the game should hold for it. */
  back(steps: number): { readonly commit: string; readonly text: string } {
    const line = this.git("rev-list", "--first-parent", "HEAD").split("\n");
    const commit = line[Math.min(steps, line.length - 1)] ?? "HEAD";
    return { commit, text: this.#textOf(commit)[0] ?? "" };
  }

  /** How many commits the head is ahead of live code; undefined where the model cannot tell by a look at the texts. */
  behind(live: string): number | undefined {
    const line = this.git("rev-list", "--first-parent", "HEAD").split("\n");
    const versions = line.map((id) => this.#versions.get(id));
    const at = versions.findIndex((version) => version !== undefined && textOf(modulesOf(version)) === live);
    const between = versions.slice(0, at + 1);
    const isPlain = between.every(
      (version, index) =>
        version !== undefined &&
        version.folder === this.version.folder &&
        version.layout === this.version.layout &&
        (index === 0 || textOf(modulesOf(version)) !== textOf(modulesOf(versions[index - 1] ?? version))),
    );
    return at >= 0 && isPlain ? at : undefined;
  }

  #textOf(id: string): string[] {
    const version = this.#versions.get(id);
    return version === undefined ? [] : [textOf(modulesOf(version))];
  }
}

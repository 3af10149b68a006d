import { execFileSync } from "node:child_process";
import { devNull } from "node:os";

const FIRST_COMMIT_AT = 1_600_000_000;

/** A git history written down first and given to `git fast-import` in one piece: equal changes give equal commit ids. */
export class History {
  /** Path to text, as the newest commit has it. */
  readonly files = new Map<string, string>();
  readonly #stream: Buffer[] = [];
  #commits = 0;

  commit(branch: string, message: string, changes: Iterable<readonly [path: string, text: string]>): void {
    const parent = this.#commits;
    this.#commits += 1;
    const time = FIRST_COMMIT_AT + this.#commits * 600;
    this.#write(`commit refs/heads/${branch}\nmark :${this.#commits}\n`);
    this.#write(`committer Bench <bench@example.invalid> ${time} +0000\n`);
    this.#data(message);
    if (parent > 0) this.#write(`from :${parent}\n`);
    for (const [path, text] of changes) {
      this.files.set(path, text);
      this.#write(`M 100644 inline ${path}\n`);
      this.#data(text);
    }
  }

  /** Writes a bare repository with one pack, as a clone would have it. */
  save(gitDir: string): void {
    execFileSync("git", ["init", "--quiet", "--bare", "--object-format=sha1", "--initial-branch=base", gitDir], QUIET);
    const git = (args: string[], input?: Buffer) =>
      execFileSync("git", ["--git-dir", gitDir, ...args], { ...QUIET, ...(input && { input }) });
    git(["fast-import", "--quiet"], Buffer.concat(this.#stream));
    git(["repack", "-a", "-d", "-q"]);
  }

  #data(text: string): void {
    const bytes = Buffer.from(text);
    this.#stream.push(Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from("\n"));
  }

  #write(text: string): void {
    this.#stream.push(Buffer.from(text));
  }
}

const { PATH = "/usr/bin:/bin" } = process.env;

// Nothing of the user's settings may change the repository, templates and hooks included.
const QUIET = {
  stdio: ["pipe", "pipe", "inherit"] as ["pipe", "pipe", "inherit"],
  env: { PATH, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: "1" },
};

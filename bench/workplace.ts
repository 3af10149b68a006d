import { execFileSync } from "node:child_process";
import { accessSync, constants, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import type { Input, Ref } from "./inputs.ts";
import { TOKEN, writeBody } from "./server.ts";
import type { Tool } from "./tools.ts";

/** A temporary folder in which everything happens; gone at the end. In memory where possible: no disk is measured. */
export class Workplace implements Disposable {
  readonly folder = mkdtempSync(join(memoryFolder() ?? tmpdir(), "screeps-sync-bench-"));
  readonly env: Readonly<Record<string, string>>;

  /** What the process measured last has printed. */
  readonly outputFile = join(this.folder, "output.txt");

  constructor() {
    const temporary = join(this.folder, "tmp");
    mkdirSync(temporary);
    this.env = { PATH: toolPath(), HOME: temporary, TMPDIR: temporary, LANG: "C.UTF-8", SCREEPS_TOKEN: TOKEN };
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** A work tree with its own copy of the input's repository, so that nothing a tool does outlives the run. */
  openRepository(input: Input): string {
    const repository = join(this.folder, input.name);
    cpSync(input.gitDir, join(repository, ".git"), { recursive: true });
    this.#git(repository, "config", "core.bare", "false");
    for (const ref of ["base", "changed"] as const) {
      writeFileSync(this.bodyFile(input, ref), writeBody(Object.fromEntries(input.modules[ref])));
    }
    return repository;
  }

  /** Each tool has a home of its own, so that none finds or throws away what another kept. */
  homeOf({ name, fresh }: Tool): string {
    const home = join(this.folder, "homes", encodeURIComponent(name));
    if (fresh === true) rmSync(home, { recursive: true, force: true });
    mkdirSync(home, { recursive: true });
    return home;
  }

  closeRepository(input: Input): void {
    rmSync(join(this.folder, input.name), { recursive: true, force: true });
  }

  checkout(repository: string, ref: Ref): void {
    this.#git(repository, "checkout", "--quiet", "--force", ref);
  }

  /** The body of a right write, ready to be sent. */
  bodyFile(input: Input, ref: Ref): string {
    return join(this.folder, `${input.name}-${ref}.json`);
  }

  #git(repository: string, ...args: string[]): void {
    const env = { ...this.env, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: "1" };
    execFileSync("git", ["-C", repository, ...args], { env, stdio: ["ignore", "ignore", "inherit"] });
  }
}

function memoryFolder(): string | undefined {
  try {
    accessSync("/dev/shm", constants.W_OK);
    return "/dev/shm";
  } catch {
    return undefined;
  }
}

// The Node that runs this file comes first; npm's many `node_modules/.bin` would only make every look-up longer.
function toolPath(): string {
  const { PATH = "/usr/bin:/bin" } = process.env;
  const inherited = PATH.split(delimiter);
  return [dirname(process.execPath), ...inherited.filter((path) => !path.includes("node_modules"))].join(delimiter);
}

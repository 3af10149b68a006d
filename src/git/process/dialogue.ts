// Covered by test/git/objects/reader.test.ts
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import type { Socket } from "node:net";
import { holdsSecret } from "../../model/account/known-secrets.ts";
import { endDescendants } from "./descendants.ts";
import { gitEnvironment, ownConfig } from "./environment.ts";
import { findGit } from "./find-git.ts";
import { GitError } from "./git-error.ts";
import type { Repository } from "./repository.ts";

/** Takes what git answers, piece by piece; true: that was all. It throws where that is no answer. */
export type Listener = (piece: Buffer) => boolean;

interface Turn {
  readonly listener: Listener;
  readonly answered: PromiseWithResolvers<boolean>;
  readonly silence: NodeJS.Timeout;
}

/** A process that nobody asks for so long is ended. */
const restMs = 2000;

/** One git process that is asked again and again; simple-git runs a command to its end, and knows no second question. */
export class Dialogue {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #env: NodeJS.ProcessEnv;
  #turn: Turn | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #rest: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(repository: Repository, args: readonly string[]) {
    const config = ownConfig(repository).flatMap((each) => ["-c", each]);
    this.#env = gitEnvironment(repository);
    this.#child = spawn(findGit(repository), [...config, ...args], { cwd: repository.directory, env: this.#env });
    this.#child.on("error", () => this.#end()).on("close", () => this.#end());
    this.#child.stdin.on("error", () => this.#end());
    this.#child.stderr.resume();
    this.#child.stdout.on("data", (piece: Buffer) => this.#hear(piece));
    closeAtTheEnd(this);
    this.#release();
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether its environment has one of these. */
  holdsAny(secrets: ReadonlySet<string>): boolean {
    return Object.values(this.#env).some((value) => holdsSecret(value, secrets));
  }

  /** False: git ended before, or what it said is no answer. @throws the reason of the signal, or a GitError after a long silence */
  ask(question: string, listener: Listener, repository: Repository): Promise<boolean> {
    const answer = this.#last.then(() => this.#askNow(question, listener, repository));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Lets git end by itself, and waits for it. */
  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#child.ref();
    this.#child.stdin.end();
  }

  async #askNow(question: string, listener: Listener, { signal, timeoutMs }: Repository): Promise<boolean> {
    signal?.throwIfAborted();
    if (this.#isOver) return false;
    const answered = Promise.withResolvers<boolean>();
    const why = `Cannot run git: it said nothing for ${timeoutMs / 1000} s; it was ended`;
    const silence = setTimeout(() => this.#stop(new GitError(why)), timeoutMs);
    const onAbort = () => this.#stop(signal?.reason);
    signal?.addEventListener("abort", onAbort);
    this.#turn = { listener, answered, silence };
    this.#hold();
    this.#child.stdin.write(question);
    try {
      return await answered.promise;
    } finally {
      clearTimeout(silence);
      signal?.removeEventListener("abort", onAbort);
      this.#turn = undefined;
      this.#release();
    }
  }

  #hear(piece: Buffer): void {
    this.#turn?.silence.refresh();
    try {
      // Nobody asked: then it is not git's dialogue.
      if (this.#turn === undefined) throw new GitError("Cannot run git: it spoke unasked");
      if (this.#turn.listener(piece)) this.#turn.answered.resolve(true);
    } catch {
      this.#kill();
      this.#end();
    }
  }

  #stop(reason: unknown): void {
    this.#turn?.answered.reject(reason);
    this.#kill();
  }

  #kill(): void {
    this.#isOver = true;
    endDescendants(this.#child.pid);
    this.#child.kill();
  }

  #end(): void {
    this.#isOver = true;
    clearTimeout(this.#rest);
    this.#turn?.answered.resolve(false);
  }

  /** While an answer is awaited, the run goes on; nobody waits for a process that rests. */
  #hold(): void {
    clearTimeout(this.#rest);
    for (const part of this.#parts()) part.ref();
  }

  #release(): void {
    for (const part of this.#parts()) part.unref();
    this.#rest = setTimeout(() => this.close(), restMs).unref();
  }

  #parts(): readonly { ref(): unknown; unref(): unknown }[] {
    const { stdin, stdout, stderr } = this.#child;
    return [this.#child, ...([stdin, stdout, stderr] as unknown as readonly Socket[])];
  }
}

const open = new Set<Dialogue>();

/** A run waits for the processes that it started: none is left behind. */
function closeAtTheEnd(dialogue: Dialogue): void {
  process.off("beforeExit", closeAll).once("beforeExit", closeAll);
  for (const each of open) if (each.isOver) open.delete(each);
  open.add(dialogue);
}

function closeAll(): void {
  for (const dialogue of open) dialogue.close();
  open.clear();
}

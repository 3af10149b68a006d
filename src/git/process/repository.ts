/** A handle on a repository: where git runs, and how. Nothing is started until something is read. */
export interface Repository {
  /** The folder git is started in: a work tree, a folder inside one, or a bare repository. */
  readonly directory: string;
  /** True in a hook: the `GIT_*` variables git has set for it name the repository. */
  readonly fromHook: boolean;
  /** Ends running git processes when it fires; its reason is what callers then see. */
  readonly signal: AbortSignal | undefined;
  /** A git process that prints nothing for this long is ended. */
  readonly timeoutMs: number;
  /** Folders of repositories that git takes, whoever owns them: those that the runner has named. */
  readonly trusted: readonly string[];
  /** That of this process, from which those of git are made. */
  readonly environment: NodeJS.ProcessEnv;
  /** Variables set for every git process on top of the usual ones; only `quarantine.ts` uses it. */
  readonly variables: Readonly<Record<string, string>>;
  /** Credentials as they come to light: no process gets a variable that holds one, whatever its name. */
  readonly secrets: Set<string>;
}

interface OpenOptions {
  readonly fromHook?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number;
  readonly trusted?: readonly string[];
}

/** `directory` → a handle. Whether there is a repository shows at the first read, as a UsageError. */
export function openRepository(directory: string, options: OpenOptions = {}): Repository {
  const { fromHook = false, signal, timeoutMs = 60_000, trusted = [] } = options;
  return {
    directory,
    fromHook,
    signal,
    timeoutMs,
    trusted,
    environment: process.env,
    variables: {},
    secrets: new Set(),
  };
}

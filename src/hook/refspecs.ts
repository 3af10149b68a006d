/** What a command line of `git push` asks for, as far as it says so. */
export interface AskedRefs {
  readonly isAtomic: boolean;
  /** `--all`, `--branches` or `--mirror`: every branch of the clone. */
  readonly allBranches: boolean;
  /** Local name and name on the remote, as they were written. */
  readonly refs: readonly { readonly local: string; readonly remote: string }[];
}

/** What follows `git push` → the refs it names. Deletions and patterns are left out: git tells of the former, and the latter name nothing. */
export function askedRefs(pushArgs: readonly string[]): AskedRefs {
  const options = pushArgs.filter((arg) => arg.startsWith("-"));
  const [, ...specs] = positionals(pushArgs);
  return {
    isAtomic: options.findLast((arg) => /^--(?:no-)?at(?:o(?:m(?:ic?)?)?)?$/.test(arg))?.startsWith("--at") ?? false,
    allBranches: options.some((arg) => /^--(?:all|branches|mirror)$/.test(arg)),
    refs: specs.flatMap((spec, index) => (specs[index - 1] === "tag" || spec === "tag" ? [] : parseSpec(spec))),
  };
}

const withValue = new Set(["--repo", "--receive-pack", "--exec", "--push-option", "-o"]);

function positionals(args: readonly string[]): string[] {
  const end = args.indexOf("--");
  const before = end < 0 ? args : args.slice(0, end);
  const named = before.filter((arg, index) => !arg.startsWith("-") && !withValue.has(before[index - 1] ?? ""));
  return end < 0 ? named : [...named, ...args.slice(end + 1)];
}

function parseSpec(spec: string): { local: string; remote: string }[] {
  const [local = "", remote = local] = spec.replace(/^\+/, "").split(":", 2);
  return local === "" || spec.includes("*") ? [] : [{ local, remote }];
}

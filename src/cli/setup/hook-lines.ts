import { dirname, join } from "node:path";

interface HookFlags {
  /** `pre-push.js` of this installation. */
  readonly program: string;
  readonly remote: string;
  readonly mode: "deploy" | "check";
  readonly strict: boolean;
  readonly config: string | undefined;
}

/**
 * What a user of lefthook puts into his own, uncommitted file, so that it calls us with all that git gave it. Paths are
 * whole, since a package of the project is in no PATH. Without use_stdin lefthook gives the refs to nobody.
 */
export const lefthookLines = (flags: HookFlags): string => `pre-push:
  commands:
    screeps-sync:
      use_stdin: true
      run: >-
        ${callOf(flags)}
`;

function callOf({ program, remote, mode, strict, config }: HookFlags): string {
  const words = [process.execPath, join(dirname(program), "cli.js"), "pre-push", "--remote", remote];
  const more = [
    mode === "check" ? ["--mode", "check"] : [],
    strict ? ["--strict"] : [],
    config === undefined ? [] : ["--config", config],
  ];
  return [...words, ...more.flat()].map(quoted).join(" ").concat(" '{1}' '{2}'");
}

const quoted = (word: string): string => (/^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

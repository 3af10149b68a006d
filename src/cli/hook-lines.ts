interface HookFlags {
  readonly remote: string;
  readonly mode: "deploy" | "check";
  readonly strict: boolean;
}

/** What a user of another hook manager puts into its file, so that it calls us with all that git gave it. */
export function linesFor(manager: "lefthook" | "pre-commit", flags: HookFlags): string {
  return manager === "lefthook" ? lefthook(callOf(flags)) : preCommit(callOf(flags));
}

function callOf({ remote, mode, strict }: HookFlags): string {
  return `screeps-sync pre-push --remote ${remote}${mode === "check" ? " --mode check" : ""}${strict ? " --strict" : ""}`;
}

// Without use_stdin lefthook gives the refs to nobody.
const lefthook = (call: string): string => `pre-push:
  commands:
    screeps-sync:
      use_stdin: true
      run: ${call} {1} {2}
`;

// pre-commit reads standard input itself and passes it on in variables.
const preCommit = (call: string): string => `repos:
  - repo: local
    hooks:
      - id: screeps-sync
        name: screeps-sync
        language: system
        stages: [pre-push]
        always_run: true
        pass_filenames: false
        verbose: true
        entry: >-
          sh -c 'printf "%s %s %s %s\\n" "$PRE_COMMIT_LOCAL_BRANCH" "$PRE_COMMIT_TO_REF" "$PRE_COMMIT_REMOTE_BRANCH" "$PRE_COMMIT_FROM_REF"
          | ${call} "$PRE_COMMIT_REMOTE_NAME" "$PRE_COMMIT_REMOTE_URL"'
`;

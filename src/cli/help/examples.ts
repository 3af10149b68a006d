// Covered by test/cli/help/help.test.ts

type Example = readonly [line: string, what: string];

/** Two lines to copy for each command, and what they do; every one is parsed by a test. */
export const examples: Readonly<Record<string, readonly [Example, Example]>> = {
  deploy: [
    ["deploy --dry-run", "what would change"],
    ["deploy v1.2 --branch default", "this tag, to this code branch"],
  ],
  check: [
    ["check", "the last commit"],
    ["check --offline --source dist", "that folder, without a server"],
  ],
  diff: [
    ["diff --patch", "live code and HEAD, line by line"],
    ["diff live:default live:sim", "two code branches"],
  ],
  activate: [
    ["activate default", "the game runs this one"],
    ["activate --sim sim", "the simulator runs this one"],
  ],
  backup: [
    ["backup --all", "every code branch, as commits"],
    ["backup --all --push origin", "and to live/… of a remote"],
  ],
  restore: [
    ["restore live/screeps.com/default", "the newest record"],
    ["restore HEAD~1 --yes", "the commit before, unasked"],
  ],
  pull: [
    ["pull", "what was edited in the game, merged"],
    ["pull default --no-merge", "only as a commit"],
  ],
  clean: [
    ["clean --dry-run", "what would be removed"],
    ["clean --yes", "remove it, unasked"],
  ],
  status: [
    ["status", "every code branch, against HEAD"],
    ["status default --ref v1.2", "one of them, against a tag"],
  ],
  log: [
    ["log default", "what ran there, newest first"],
    ["log --limit 5 --json", "the last five, for a program"],
  ],
  console: [
    ["console --errors", "only what is thrown"],
    ['console -e "Game.time"', "run one expression"],
  ],
  whoami: [
    ["whoami", "user, scope of the token, limits"],
    ["whoami --server http://127.0.0.1:21025", "on a private server"],
  ],
  limits: [
    ["limits", "what is left of each limit"],
    ["limits --json", "the same, for a program"],
  ],
  unlock: [
    ["unlock", "limits off for two hours"],
    ["unlock --server season", "on a server of the file"],
  ],
  api: [
    ["api GET /api/auth/me", "who am I?"],
    ['api POST /api/user/console \'{"expression":"1"}\'', "with a body"],
  ],
  init: [
    ["init", "asks, shows the difference, writes"],
    ["init --yes --hook", "takes what was found"],
  ],
  login: [
    ["login", "asks for a token of screeps.com"],
    ["login --server http://127.0.0.1:21025 --username me", "a private server"],
  ],
  allow: [
    ["allow", "shows what is asked for, and asks you"],
    ["allow HEAD --yes", "agrees to all of it"],
  ],
  install: [
    ["install", "git push deploys from now on"],
    ["install --mode check --strict", "it only checks, and stops"],
  ],
  uninstall: [
    ["uninstall", "puts back what was there before"],
    ["uninstall --json", "says it to a program"],
  ],
  "pre-push": [
    ["pre-push origin", "what the hook calls"],
    ["pre-push origin --mode check", "only checks"],
  ],
  emulate: [
    ["emulate", "on http://127.0.0.1:21025"],
    ["emulate --port 0 --run", "any port; the code runs"],
  ],
  demo: [
    ["demo", "in any folder, without an account"],
    ["demo --verbose", "with each request"],
  ],
  explain: [
    ["explain on-drift", "a setting"],
    ["explain rate-limited", "an outcome"],
  ],
  completion: [
    ["completion bash", "source <(screeps-sync completion bash)"],
    ["completion fish", "into ~/.config/fish/completions/"],
  ],
};

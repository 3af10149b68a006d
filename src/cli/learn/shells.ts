import type { CommandWord, FlagWord } from "./command-word.ts";

/** Shells that we can complete in. */
export type Shell = keyof typeof completions;

/**
 * Commands → a script. Every word is in it, so that a key press starts no program: the libraries that were looked at
 * (tabtab, @bomb.sh/tab) start ours at each.
 */
export const completions = { bash, zsh, fish } as const;

function bash(commands: readonly CommandWord[]): string {
  const cases = commands.flatMap(({ name, flags, first }) => [
    `    ${name}) flags="${flags.map(({ flag }) => flag).join(" ")}"; first="${first.join(" ")}" ;;`,
  ]);
  const values = valuesOf(commands).map(([flag, words]) => `    ${flag}) words="${words.join(" ")}" ;;`);
  return `# screeps-sync completion bash: add to ~/.bashrc
#   source <(screeps-sync completion bash)
_screeps_sync() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}" command="" flags="" first="" words="" index
  for ((index = 1; index < COMP_CWORD; index++)); do
    case "\${COMP_WORDS[index]}" in
    -C) index=$((index + 1)) ;;
    -*) ;;
    *) command="\${COMP_WORDS[index]}"; break ;;
    esac
  done
  case "$command" in
${cases.join("\n")}
    *) first="${commands.map(({ name }) => name).join(" ")}"; flags="--help --version --json --quiet --verbose" ;;
  esac
  case "$before" in
${values.join("\n")}
  esac
  [ -n "$words" ] || case "$word" in -*) words="$flags" ;; *) words="$first" ;; esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _screeps_sync screeps-sync
`;
}

function zsh(commands: readonly CommandWord[]): string {
  const listed = commands.map(({ name, help }) => `    ${single(`${name}:${help}`)}`);
  const cases = commands.map(({ name, flags, first }) => {
    const specs = [...flags.map(zshFlag), `'*:argument:${first.length > 0 ? `(${first.join(" ")})` : "_files"}'`];
    return `    ${name}) _arguments ${specs.join(" ")} ;;`;
  });
  return `#compdef screeps-sync
# screeps-sync completion zsh: add to ~/.zshrc, after compinit
#   source <(screeps-sync completion zsh)
_screeps_sync() {
  local -a commands=(
${listed.join("\n")}
  )
  if ((CURRENT == 2)); then
    _describe command commands
    return
  fi
  local command=\${words[2]}
  shift words
  ((CURRENT--))
  case $command in
${cases.join("\n")}
  esac
}
compdef _screeps_sync screeps-sync
`;
}

function zshFlag({ flag, help, values }: FlagWord): string {
  const value = values === undefined ? "" : `:value:${values.length > 0 ? `(${values.join(" ")})` : ""}`;
  return single(`*${flag}[${help.replaceAll(/[[\]:\\]/g, " ")}]${value}`);
}

function fish(commands: readonly CommandWord[]): string {
  const line = (words: readonly string[]) => `complete -c screeps-sync ${words.join(" ")}`;
  const lines = commands.flatMap(({ name, help, first, flags }) => {
    const inside = `-n '__fish_seen_subcommand_from ${name}'`;
    return [
      line(["-n __fish_use_subcommand", "-f", `-a ${name}`, `-d ${single(help)}`]),
      ...(first.length > 0 ? [line([inside, "-f", `-a '${first.join(" ")}'`])] : []),
      ...flags.map(({ flag, help: what, values }) =>
        line([
          inside,
          `-l ${flag.slice(2)}`,
          ...(values === undefined ? [] : values.length > 0 ? ["-x", `-a '${values.join(" ")}'`] : ["-r"]),
          `-d ${single(what)}`,
        ]),
      ),
    ];
  });
  return `# screeps-sync completion fish > ~/.config/fish/completions/screeps-sync.fish\n${lines.join("\n")}\n`;
}

/** What takes one of a few values, once each. */
function valuesOf(commands: readonly CommandWord[]): readonly (readonly [flag: string, values: readonly string[]])[] {
  const found = commands.flatMap(({ flags }) =>
    flags.flatMap(({ flag, values = [] }) => (values.length > 0 ? [[flag, values] as const] : [])),
  );
  return [...new Map(found)];
}

const single = (text: string): string => `'${text.replaceAll("'", "")}'`;

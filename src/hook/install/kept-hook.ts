import { readFile, stat } from "node:fs/promises";

/** Why a hook that is kept may not do what it did: git did not run it either, or it goes by its own name. */
export type Doubt = "not executable" | "asks for its name";

export async function doubtsAbout(kept: string, kind: "husky" | "git"): Promise<readonly Doubt[]> {
  const mode = (await stat(kept).catch(() => undefined))?.mode ?? 0;
  const text = await readFile(kept, "latin1").catch(() => "");
  const doubts: Doubt[] = [];
  if (kind === "git" && (mode & 0o111) === 0) doubts.push("not executable");
  if (asksForItsName(text)) doubts.push("asks for its name");
  return doubts;
}

/** `$(basename "$0")` is now another name; its folder, as `$(dirname "$0")`, stayed the same. */
function asksForItsName(text: string): boolean {
  const code = text
    .replaceAll(/^#.*$/gm, "")
    .replaceAll(/dirname[\s(-]*["']?\$\{?(?:0|BASH_SOURCE(?:\[0\])?)\}?["']?/g, "");
  return /\$0\b|\$\{0\b|BASH_SOURCE|argv\[0\]|process\.argv\[1\]|__file__|__filename|__FILE__|PROGRAM_NAME/.test(code);
}

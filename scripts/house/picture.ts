import { importsOf, type SourceFile } from "./source-files.ts";

const floors = ["action", "cli", "hook", "remote", "sync", "git", "api", "model", "emulator"];
const floorOf = (path: string): string => path.split("/")[1] ?? "";

/** The floors as Mermaid draws them: who imports whom. */
export function pictureOf(files: readonly SourceFile[]): string {
  const arrows = new Set<string>();
  for (const file of files) {
    for (const target of importsOf(file)) {
      const [from, to] = [floorOf(file.path), floorOf(target)];
      if (from !== to && floors.includes(from) && floors.includes(to)) arrows.add(`  ${from} --> ${to}`);
    }
  }
  return ["```mermaid", "flowchart TD", ...[...arrows].sort(), "```"].join("\n");
}

/** A page with the picture between its two marks. */
export const withPicture = (page: string, picture: string): string =>
  page.replace(/<!-- house -->[\s\S]*<!-- \/house -->/, () => `<!-- house -->\n${picture}\n<!-- /house -->`);

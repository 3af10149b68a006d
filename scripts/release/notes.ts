/** Notes of a release from the files of `changes/`: what stands below the same heading comes together, in the order of first mention. */
export function notesOf(changes: readonly string[]): string {
  const sections = new Map<string, string[]>();
  for (const change of changes) {
    const [heading = "", ...lines] = change.trim().split("\n");
    if (!heading.startsWith("### ") || lines.join("").trim() === "") {
      throw new Error(
        `Cannot tell a change: found ${JSON.stringify(heading)}; it begins with "### <where it belongs>"`,
      );
    }
    sections.set(heading, [...(sections.get(heading) ?? []), lines.join("\n").trim()]);
  }
  return [...sections].map(([heading, texts]) => `${heading}\n${texts.join("\n")}`).join("\n\n");
}

/** The changelog with a release on top of those before it. A version that was told as «unreleased» gets its day. */
export function withRelease(changelog: string, version: string, day: string, notes: string): string {
  if (changelog.includes(`## ${version} (unreleased)`)) {
    const dated = changelog.replace(`## ${version} (unreleased)`, `## ${version} (${day})`);
    return notes === "" ? dated : dated.replace(`## ${version} (${day})\n`, (head) => `${head}\n${notes}\n`);
  }
  if (notes === "")
    throw new Error(`Cannot release ${version}: changes/ holds no change; a release has something to tell`);
  const at = changelog.search(/^## /m);
  const [before, after] = at < 0 ? [changelog, ""] : [changelog.slice(0, at), changelog.slice(at)];
  return `${before}## ${version} (${day})\n\n${notes}\n\n${after}`;
}

/** What the changelog tells of one version, for the page of its release. */
export function notesFor(changelog: string, version: string): string {
  const sections = changelog.split(/^## /m);
  const section = sections.find((each) => each.startsWith(`${version} (`));
  if (section === undefined)
    throw new Error(`Cannot tell what is new in ${version}: CHANGELOG.md has no "## ${version}"`);
  return section.slice(section.indexOf("\n")).trim();
}

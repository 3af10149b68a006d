/** What one commit of a life holds: files below a source folder, and how the configuration names them. */
export interface Version {
  readonly folder: string;
  readonly layout: "slash" | "dot";
  /** Path below the folder → text. */
  readonly files: ReadonlyMap<string, string>;
}

/** The modules that the game should hold for a version, by a rule of one line: this is the model's own, not the tool's. */
export function modulesOf({ layout, files }: Version): Map<string, unknown> {
  const separator = layout === "slash" ? "/" : ".";
  return new Map([...files].map(([path, text]) => [path.replace(/\.js$/, "").replaceAll("/", separator), text]));
}

import { isMap, parseDocument } from "yaml";

/** What a person chose for `screeps-sync.yml`; absent keys stay as they are in the file. */
export interface ConfigDraft {
  readonly source?: string;
  readonly layout?: string;
  readonly from?: string;
  readonly build?: string;
  /** Git branch → code branch. */
  readonly branches?: Readonly<Record<string, string>>;
  /** Names of servers in the user's credentials file, or name → address. */
  readonly servers?: Readonly<Record<string, string | undefined>>;
}

const head = `# yaml-language-server: $schema=https://raw.githubusercontent.com/screeps-sync/screeps-sync/v1/screeps-sync.schema.json
# What screeps-sync deploys, and where to. Read from the commit that is deployed.
# Credentials do not belong here: see "screeps-sync login".
`;

/** The file with the choices in it. What is there already keeps its comments and its order; nothing new: the same text. */
export function draftConfig(existing: string | undefined, draft: ConfigDraft): string {
  const document = parseDocument(existing ?? head);
  if (existing !== undefined && document.contents !== null && !isMap(document.contents)) return existing;
  let changed = false;
  for (const [key, value] of Object.entries(draft)) {
    const wanted = key === "servers" ? serversOf(value) : value;
    if (JSON.stringify(document.toJS()?.[key]) === JSON.stringify(wanted)) continue;
    // A plain value goes into the node that is there, and so keeps the comment behind it.
    document.set(key, typeof wanted === "string" ? wanted : document.createNode(wanted));
    changed = true;
  }
  if (existing !== undefined && !changed) return existing;
  const text = document.toString({ lineWidth: 120 });
  return existing === undefined ? `${head}${text.replace(/^#.*\n/gm, "").replace(/^\n+/, "")}` : text;
}

/** A server of the user's credentials file needs no more than its name. */
function serversOf(servers: Readonly<Record<string, string | undefined>>): unknown {
  return Object.fromEntries(Object.entries(servers).map(([name, url]) => [name, url === undefined ? {} : { url }]));
}

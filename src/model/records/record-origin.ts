import { shortId } from "../text/short-id.ts";

/** How code came to be live. `backup`: seen for the first time, nobody knows. */
export type RecordOrigin =
  | { readonly kind: "deploy" | "restore"; readonly commit: string }
  | { readonly kind: "edit" }
  | { readonly kind: "backup" };

/** For example `deploy of 1a2b3c4`. */
export function describeOrigin(origin: RecordOrigin): string {
  if ("commit" in origin) return `${origin.kind} of ${shortId(origin.commit)}`;
  return origin.kind === "edit" ? "edited in the game" : "backup";
}

/** What `writeOrigin` wrote; undefined where it did not. */
export function parseOrigin(text: string): RecordOrigin | undefined {
  if (text === "edit" || text === "backup") return { kind: text };
  const [, kind, commit] = /^(deploy|restore) ([\da-f]{40,64})$/.exec(text) ?? [];
  return (kind === "deploy" || kind === "restore") && commit !== undefined ? { kind, commit } : undefined;
}

/** As the trailer of a record has it. */
export const writeOrigin = (origin: RecordOrigin): string =>
  "commit" in origin ? `${origin.kind} ${origin.commit}` : origin.kind;

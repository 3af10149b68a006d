/**
 * Lower-case letters, digits and hyphens. Where letters are lost (`тест`, `日本`), nothing is left, or the room is too small, 7
 * hex digits of the name's hash keep two names apart.
 */
export function slug(name: string, room: number): string {
  const whole = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  const isWhole = whole !== "" && /^[\x00-\x7f]*$/.test(name);
  if (isWhole && whole.length <= room) return whole;
  const hash = process.getBuiltinModule("node:crypto").createHash("sha1").update(name).digest("hex").slice(0, 7);
  const kept = whole.slice(0, Math.max(0, room - 8)).replace(/-+$/, "");
  return kept === "" ? hash : `${kept}-${hash}`;
}

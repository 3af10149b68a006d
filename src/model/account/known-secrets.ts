// A shorter one is a word that stands in any value: then only the whole value counts.
const longEnough = 8;

/** Whether the value of a variable is a credential, or has one in it (an address, a header, a line of a shell). */
export function holdsSecret(value: string | undefined, secrets: ReadonlySet<string>): boolean {
  if (value === undefined || secrets.size === 0) return false;
  return [...secrets].some((secret) => value === secret || (secret.length >= longEnough && value.includes(secret)));
}

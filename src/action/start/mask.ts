/**
 * Every form of a secret that the runner has to be told by itself: it knows a value as a whole and in some encodings,
 * but not its lines, not the Basic form with a user name, and not the first 8 characters, which every 429 repeats.
 */
export function formsToMask(secrets: readonly string[], username: string | undefined): string[] {
  const forms = secrets.flatMap((secret) => [
    secret,
    ...secret.split(/\r?\n/),
    ...(username === undefined ? [] : [Buffer.from(`${username}:${secret}`).toString("base64")]),
    ...(/^[\x21-\x7e]{16,}$/.test(secret) ? [secret.slice(0, 8)] : []),
  ]);
  // The runner replaces every occurrence: masking a word of one or two letters would hide the whole log.
  return [...new Set(forms)].filter((form) => form.trim().length >= 3);
}

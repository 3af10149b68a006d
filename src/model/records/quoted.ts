/** Plain where nothing in it can be mistaken; else as a JSON string in ASCII. */
export function quoted(text: string): string {
  if (/^[\w.:/-]+$/.test(text)) return text;
  const ascii = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(text).replaceAll(/[^\x20-\x7e]/g, ascii);
}

export function unquoted(text: string | undefined): string | undefined {
  if (text === undefined || !text.startsWith('"')) return text;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "string" ? value : undefined;
  } catch {
    // A trailer that somebody else wrote.
    return undefined;
  }
}

// Observed on the vendor's server: quotes, angle brackets and `&`, and whatever is not plain ASCII, in hexadecimal.
// Line feeds stay, tabs and other control characters do not.
const escaped = /["&'<>`\u0001-\u0009\u000B\u000C\u000E-\u001F\u007F\u00A0-\u{10FFFF}]/gu;

/** Text of console.log as the service sends it: HTML that shows the text. */
export function escapeLog(text: string): string {
  return text.replace(escaped, (character) => `&#x${character.codePointAt(0)?.toString(16).toUpperCase() ?? ""};`);
}

// Covered by test/model/pull/put-back.test.ts
const longestName = 255;

/** Why a path could not be checked out on every disk that git works on; undefined: it can. */
export function whyUnsafe(path: string): string | undefined {
  if (!path.isWellFormed()) return "its name has half a character in it";
  if (path.normalize("NFC") !== path) return "macOS would spell its name otherwise";
  const parts = path.split("/");
  for (const part of parts) {
    const why = whyUnsafePart(part);
    if (why !== undefined) return why;
  }
  return undefined;
}

function whyUnsafePart(part: string): string | undefined {
  if (part === "") return "a part of its name is empty";
  if (/[\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(part)) return "its name has characters in it that nobody sees";
  if (/[<>:"|?*\\]/.test(part)) return "Windows holds no file of such a name";
  if (/^\.|[. ]$/.test(part)) return "a part of its name begins or ends with a dot or a space";
  if (device.test(part) || /^git~\d+$/i.test(part)) return "its name means something else on Windows";
  return Buffer.byteLength(part) > longestName ? "its name is too long for a file" : undefined;
}

/** With any extension too. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d|conin\$|conout\$) *(?:\.|$)/i;

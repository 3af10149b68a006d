// Covered by test/remote/protocol.test.ts

/** `push [+]<from>:<to>`; nothing before the colon: it is to be removed. */
export function readPush(line: string): {
  readonly from: string | undefined;
  readonly to: string;
  readonly force: boolean;
} {
  const [, plus, from = "", to = ""] = /^push (\+?)([^:]*):(.+)$/.exec(line) ?? [];
  if (to === "") throw new Error(`Git said ${JSON.stringify(line)}, which is no push`);
  return { from: from === "" ? undefined : from, to, force: plus === "+" };
}

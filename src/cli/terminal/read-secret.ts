// Covered by test/doors/login.test.ts
import { text } from "node:stream/consumers";
import { InterruptedError, UsageError } from "../../model/outcome/errors.ts";

/** Asks for a secret: hidden on a terminal, else standard input is read whole. */
export async function readSecret(name: "token" | "password", server: string): Promise<string> {
  if (!process.stdin.isTTY) {
    const given = (await text(process.stdin)).replace(/\r?\n$/, "");
    if (given === "")
      throw new UsageError(`Cannot log in: no ${name} came on standard input, and no terminal is there to ask`);
    return given;
  }
  const { isCancel, password } = await import("@clack/prompts");
  const answer = await password({
    message: `${name === "token" ? "Auth token" : "Password"} for ${server}`,
    validate: (value) => ((value ?? "") === "" ? `the ${name} is empty` : undefined),
  });
  if (isCancel(answer)) throw new InterruptedError("SIGINT", "Cancelled: nothing was kept");
  return answer;
}

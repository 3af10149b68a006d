// Covered by test/remote/git-remote.test.ts
import { createInterface } from "node:readline";
import { givenSecrets } from "../model/account/given-secrets.ts";
import { growingRedactor } from "../model/account/growing-redactor.ts";
import { endOf } from "../model/outcome/end-of.ts";
import { visible } from "../model/text/visible-text.ts";
import { openOutput, written } from "../sync/start/output.ts";
import { listenForSignals } from "../sync/start/signals.ts";
import { askedOf } from "./asked.ts";
import { converse } from "./converse.ts";

/** The program that git calls for `screeps::<server>`: `git-remote-screeps <remote> <server>`. */
export async function main([remote = "", server = ""]: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { redact, add } = growingRedactor(givenSecrets({}, env));
  const output = openOutput();
  const say = (line: string) => output.word(`screeps-sync: ${visible(redact(line))}\n`);
  const signals = listenForSignals();
  const input = createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY });
  const lines = input[Symbol.asyncIterator]();
  try {
    const asked = askedOf({ env, server, say, interrupt: signals.interrupt, onSecret: add });
    const answer = (text: string) => output.result(text);
    await converse({ next: async () => (await lines.next()).value, answer, say, redact }, asked, remote);
  } catch (failure) {
    const { message, exit } = endOf(failure);
    for (const line of message.split("\n")) say(line);
    process.exitCode = exit;
  }
  await written();
  // A request without an answer would keep the process, and with it git.
  process.exit();
}

// Covered by test/doors/login.test.ts
import { oneTarget } from "../../sync/account/one-target.ts";
import { login } from "../../sync/setup/login.ts";
import { prepareAccount } from "../../sync/start/prepare.ts";
import { askedIn, type Context } from "../terminal/context.ts";
import { readSecret } from "../terminal/read-secret.ts";

/** `screeps-sync login`: a token, or a private server's name and password, into git's credential helper. */
export async function run(context: Context): Promise<number> {
  const { console } = context;
  const asked = askedIn(context, "HEAD");
  const { targets, values } = await prepareAccount(asked);
  const { username } = values;
  const secretName = username === undefined ? "token" : "password";
  const target = oneTarget(targets, "log in");
  const secret = values[secretName] ?? (await readSecret(secretName, target.label));
  context.onSecret(secret);
  const found = await login(
    asked,
    target,
    values,
    username === undefined ? { token: secret } : { username, password: secret },
  );
  if (console.options.json) console.printJson(found);
  else {
    console.print(["green", "✓ "], `Logged in to ${target.label} as ${found.user ?? "an unknown user"}`);
    console.print(["dim", "  kept by "], "git's credential helper; screeps-sync keeps nothing itself");
  }
  return 0;
}

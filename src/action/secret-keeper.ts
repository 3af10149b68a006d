import { setSecret } from "@actions/core";
import { createRedactor, type Redactor } from "../model/redact.ts";
import { formsToMask } from "./mask.ts";

/** The credentials of a run: masked by the runner and redacted by us, from the moment they are known. */
export interface SecretKeeper {
  readonly redact: Redactor;
  /** Called before anything else is printed, and again when a configuration names more. */
  readonly hide: (secrets: readonly string[], username?: string) => void;
}

export function createSecretKeeper(): SecretKeeper {
  const known = new Set<string>();
  let redact: Redactor = createRedactor([]);
  return {
    redact: (text) => redact(text),
    hide: (secrets, username) => {
      const fresh = secrets.filter((secret) => secret !== "" && !known.has(secret));
      for (const form of formsToMask(fresh, username)) setSecret(form);
      for (const secret of fresh) known.add(secret);
      redact = createRedactor([...known]);
    },
  };
}

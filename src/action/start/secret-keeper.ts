import { setSecret } from "@actions/core";
import { growingRedactor } from "../../model/account/growing-redactor.ts";
import type { Redactor } from "../../model/account/redact.ts";
import { formsToMask } from "./mask.ts";

/** The credentials of a run: masked by the runner and redacted by us, from the moment they are known. */
export interface SecretKeeper {
  readonly redact: Redactor;
  /** Called before anything else is printed, and again when a configuration names more. */
  readonly hide: (secrets: readonly string[], username?: string) => void;
}

export function createSecretKeeper(): SecretKeeper {
  const { redact, add } = growingRedactor([]);
  return {
    redact: (text) => redact(text),
    hide: (secrets, username) => {
      const given = secrets.filter((secret) => secret !== "");
      for (const form of formsToMask(given, username)) setSecret(form);
      for (const secret of given) add(secret);
    },
  };
}

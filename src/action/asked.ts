import type { Asked } from "../sync/prepare.ts";
import { nameOfInput } from "./input-names.ts";
import type { Event } from "./read-event.ts";
import type { SecretKeeper } from "./secret-keeper.ts";
import type { Inputs } from "./take-inputs.ts";

/** A job may wait longer than a person at a prompt. */
const maxWaitSeconds = 120;

/** What the workflow asks for: the commit of its event, or the `ref` it names. */
export function askedBy({ ref, raw, env }: Inputs, event: Event, { hide }: SecretKeeper): Asked {
  // A commit id has no name of its own: the rules take the ref that the event is about. Other refs are looked up.
  const named = ref !== "" && !/^[\da-f]{7,64}$/.test(ref);
  return {
    ref: ref === "" ? event.commit : ref,
    raw,
    env,
    nameOf: nameOfInput,
    ...(named ? {} : { refName: event.refName }),
    // Two runs may overtake each other, and an old one can be started again: then it has nothing more to say.
    ...(event.tipOf !== undefined && ref === "" ? { tipOf: { remote: "origin", ref: event.tipOf } } : {}),
    defaults: { "max-wait": maxWaitSeconds },
    tellActive: "always",
    // The runner's disk is gone after the job, so a copy of what was live counts only when it is pushed.
    recordRemote: "origin",
    strangers: event.untrusted,
    // Who can push, or open a pull request from this repository, can change its workflows too.
    committerStarts: true,
    onSecret: (secret) => hide([secret]),
  };
}

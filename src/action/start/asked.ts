// Covered by test/doors/action/action.test.ts
import { findRef } from "../../sync/look/find-ref.ts";
import type { Door } from "../../sync/start/open-world.ts";
import type { Asked } from "../../sync/start/prepare.ts";
import { presentPrefix } from "../../sync/start/record-remote.ts";
import type { Event } from "../events/read-event.ts";
import { nameOfInput } from "./input-names.ts";
import type { SecretKeeper } from "./secret-keeper.ts";
import type { Inputs } from "./take-inputs.ts";

/** A job may wait longer than a person at a prompt. */
const maxWaitSeconds = 120;

/** What the workflow asks for: the commit of its event, or the `ref` it names. */
export async function askedBy(inputs: Inputs, event: Event, door: Door, { hide }: SecretKeeper): Promise<Asked> {
  return {
    ...door,
    ...(await about(inputs, event, door)),
    raw: inputs.raw,
    nameOf: nameOfInput,
    defaults: { "max-wait": maxWaitSeconds },
    tellActive: "always",
    // The runner's disk is gone after the job, so a copy of what was live counts only when it is pushed.
    recordRemote: remote,
    strangers: event.untrusted,
    // Who can push, or open a pull request from this repository, can change its workflows too.
    committerStarts: true,
    onSecret: (secret) => hide([secret]),
  };
}

/** The commit, its name, and the ref that may move on: two runs may overtake each other, and an old one can be started again. */
async function about(
  { ref, command, raw, env }: Inputs,
  event: Event,
  door: Door,
): Promise<Pick<Asked, "ref" | "refName" | "tipOf">> {
  const { refName } = event;
  const said = { raw, env, nameOf: nameOfInput };
  const named = ref === "" ? event.commit : ref;
  // A backup is about the server, and needs no commit; what is brought home goes on top of what is checked out.
  const found =
    command === "backup"
      ? { ref: named }
      : await findRef(door.repository, { ref: named, remote, prefix: () => presentPrefix(door.repository, said) });
  if (ref === "")
    return { ref: found.ref, refName, ...(event.tipOf === undefined ? {} : { tipOf: { remote, ref: event.tipOf } }) };
  // A commit id has no name of its own: the rules take the ref that the event is about.
  return isId(ref) ? { ref: found.ref, refName } : found;
}

const isId = (ref: string): boolean => /^[\da-f]{4,64}$/.test(ref);
const remote = "origin";

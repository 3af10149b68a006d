import { randomBytes } from "node:crypto";
import { ok, refusal } from "../../replies/reply.ts";
import { textOf } from "../../service/asked.ts";
import type { OpenEndpoint } from "../../service/endpoint.ts";
import { playerIn } from "../../world/world.ts";

/** The password mod makes accounts, but not on a server that asks everybody for a password of its own. */
export const register: OpenEndpoint = {
  method: "POST",
  path: "/api/register/submit",
  access: "open",
  answer: ({ service: { accounts, worlds, serverPassword }, body, now }) => {
    if (serverPassword !== undefined) {
      return refusal("Registration is automatically disabled. A server password has been set.");
    }
    const [username, email, password] = [textOf(body.username), textOf(body.email), textOf(body.password)];
    const isTaken = [username, email].some((name) => name !== "" && accounts.byName(name) !== undefined);
    if (isTaken) return refusal("Error: User already exists");
    const { id } = accounts.add({ id: randomBytes(12).toString("hex"), username, email, password });
    for (const world of worlds.values()) playerIn(world, id, now);
    return ok();
  },
};

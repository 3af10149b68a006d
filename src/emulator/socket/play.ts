import { otherActivation, otherWrite } from "../world/other-write.ts";
import type { Act } from "./act-forms.ts";
import type { SocketDesk } from "./socket-desk.ts";
import { playTick, type TickPlace } from "./tick.ts";

export interface Stage extends TickPlace {
  readonly desk: SocketDesk;
}

/** One act after another; resolves after the last. */
export async function play(stage: Stage, acts: readonly Act[]): Promise<void> {
  for (const act of acts) {
    if ("wait" in act) await waitFor(stage, act.wait);
    else if ("tick" in act) for (let number = 0; number < (act.times ?? 1); number++) playTick(stage, act.tick);
    else if (!playInGame(stage, act)) playOnWire(stage.desk, act);
  }
}

function playInGame({ service, world, accountId }: Stage, act: Act): boolean {
  if ("frame" in act) world.channels.publish(`user:${accountId}/${act.frame[0]}`, act.frame[1]);
  else if ("write" in act) otherWrite(world, accountId, act.write, service.now());
  else if ("activate" in act) otherActivation(world, accountId, act.activate, service.now());
  else return false;
  void service.save();
  return true;
}

function playOnWire(desk: SocketDesk, act: Act): void {
  if ("refuse" in act) desk.refuseSignIns(act.refuse);
  for (const line of desk.lines) {
    if ("text" in act) line.sendText(act.text);
    if ("bytes" in act) line.sendBytes(Buffer.from(act.bytes, "base64"));
    if ("endless" in act) line.sendEndlessly();
    if ("silence" in act) line.setSilent(act.silence);
    if ("disconnect" in act) line.disconnect(act.disconnect, act.reason ?? "");
  }
}

function waitFor({ desk, world, accountId }: Stage, what: "subscription" | "write" | "activation" | "expression") {
  if (what === "subscription") return desk.subscribed(`user:${accountId}/console`);
  const channels = {
    write: `user:${accountId}/code`,
    activation: `user:${accountId}/set-active-branch`,
    expression: `expression:${accountId}`,
  };
  return new Promise<void>((resolve) => {
    const stop = world.channels.listen((channel) => {
      if (channel !== channels[what]) return;
      stop();
      resolve();
    });
  });
}

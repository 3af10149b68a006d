import type { Service } from "../service/service.ts";
import { type Form, plainForm, sockJsForm } from "../socket/form.ts";
import type { GameWorld } from "../world/world.ts";

export interface SocketAddress {
  readonly world: GameWorld;
  readonly form: Form;
  /** The page's own connection: neither recorded nor met by faults. */
  readonly isOwn: boolean;
}

/** `/socket/websocket` and `/socket/<server>/<session>/websocket` of every world, and `/emulator/socket?world=`. */
export function readSocketAddress({ worlds }: Service, url: string): SocketAddress | undefined {
  const { pathname, searchParams } = URL.parse(url, "http://emulator") ?? new URL("http://emulator");
  if (pathname === "/emulator/socket") {
    const world = worlds.get(searchParams.get("world") ?? "");
    return world && { world, form: plainForm, isOwn: true };
  }
  for (const world of worlds.values()) {
    const form = formAt(world, pathname);
    if (form !== undefined) return { world, form, isOwn: false };
  }
  return undefined;
}

function formAt({ prefix }: GameWorld, path: string): Form | undefined {
  const root = `${prefix && `/${prefix}`}/socket/`;
  if (!path.startsWith(root)) return undefined;
  const rest = path.slice(root.length);
  if (rest === "websocket") return plainForm;
  return /^[^/.]+\/[^/.]+\/websocket$/.test(rest) ? sockJsForm : undefined;
}

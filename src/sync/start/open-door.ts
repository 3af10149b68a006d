import type { Exchange } from "../../api/wire/exchange.ts";
import { openRepository } from "../../git/process/repository.ts";
import type { Door } from "./open-world.ts";
import type { Happening } from "./world.ts";

export interface DoorOptions {
  readonly directory: string;
  readonly env: NodeJS.ProcessEnv;
  readonly interrupt: AbortSignal;
  readonly tell: (happening: Happening) => void;
  /** One line for each request: what was asked, what came, how long it took. */
  readonly trace: (line: string) => void;
  readonly fromHook?: boolean;
  /** Folders of repositories that git takes, whoever owns them. */
  readonly trusted?: readonly string[];
}

/** What a door brings to a run, from what it knows: a folder, an environment, and a place to tell things. */
export function openDoor({
  directory,
  env,
  interrupt,
  tell,
  trace,
  fromHook = false,
  trusted = [],
}: DoorOptions): Door {
  const repository = openRepository(directory, { fromHook, signal: interrupt, trusted });
  return {
    repository,
    env,
    interrupt,
    tell: (happening) => (happening.kind === "detail" ? trace(happening.text) : tell(happening)),
    onExchange: (exchange) => trace(describeExchange(exchange)),
  };
}

function describeExchange({ method, path, status, ms, bytesUp, bytesDown, limit }: Exchange): string {
  const budget = limit === undefined ? "" : `, ${limit.remaining} of ${limit.limit} left`;
  return `${method} ${path} → ${status ?? "no reply"} in ${Math.round(ms)} ms (${bytesUp} B up, ${bytesDown} B down${budget})`;
}

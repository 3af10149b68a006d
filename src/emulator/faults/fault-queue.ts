import type { Fault } from "./fault-forms.ts";

export interface Aimed {
  readonly method: string;
  readonly path: string;
  readonly world: string;
}

interface Waiting {
  readonly fault: Fault;
  skip: number;
  left: number;
}

/** Faults that wait for the requests they are meant for. */
export class FaultQueue {
  #waiting: Waiting[] = [];

  add(fault: Fault): void {
    const times = fault.times ?? 1;
    this.#waiting.push({ fault, skip: fault.skip ?? 0, left: times === "always" ? Number.POSITIVE_INFINITY : times });
  }

  list(): readonly Fault[] {
    return this.#waiting.map(({ fault }) => fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  /** Those that meet this request; each counts the request as one of its own. */
  take(request: Aimed): Fault[] {
    const hits = this.#waiting.filter(({ fault }) => meets(fault, request)).filter(useOnce);
    this.#waiting = this.#waiting.filter(({ left }) => left > 0);
    return hits.map(({ fault }) => fault);
  }
}

function useOnce(waiting: Waiting): boolean {
  if (waiting.skip > 0) {
    waiting.skip--;
    return false;
  }
  waiting.left--;
  return true;
}

function meets(fault: Fault, request: Aimed): boolean {
  return (
    (fault.method === undefined || fault.method === request.method) &&
    (fault.path === undefined || fault.path === request.path) &&
    (fault.world === undefined || fault.world === request.world)
  );
}

import { SyncError } from "../../model/outcome/errors.ts";
import type { Door } from "../start/open-world.ts";
import { failed, type PushEnding } from "./push-ending.ts";

/** What cannot be done becomes an ending, and the rest is looked at too. Only what ends the whole push is thrown. */
export async function eachOrEnd<A extends object, B>(
  all: readonly A[],
  work: (one: A) => Promise<B>,
  { interrupt }: Pick<Door, "interrupt">,
): Promise<{ readonly done: readonly B[]; readonly endings: readonly PushEnding[] }> {
  const done: B[] = [];
  const endings: PushEnding[] = [];
  for (const one of all) {
    try {
      done.push(await work(one));
    } catch (failure) {
      if (!(failure instanceof SyncError) || failure === interrupt.reason) throw failure;
      endings.push(failed(failure, "optional" in one && one.optional === true));
    }
  }
  return { done, endings };
}

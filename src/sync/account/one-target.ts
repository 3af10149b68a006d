// Covered by test/doors/cli.test.ts
import { UsageError } from "../../model/outcome/errors.ts";
import { setting, told } from "../../model/text/told.ts";
import type { Target } from "./targets.ts";

/** The only server of a run that concerns one alone. @param cannot what cannot be done with several: `log in` */
export function oneTarget(targets: readonly Target[], cannot: string): Target {
  const [target, ...others] = targets;
  if (target !== undefined && others.length === 0) return target;
  const names = targets.map(({ label }) => label).join(", ");
  throw new UsageError(told`Cannot ${cannot}: there are the servers ${names}; choose one with ${setting("server")}`);
}

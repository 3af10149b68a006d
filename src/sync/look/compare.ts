import { deploymentTo } from "../deploy/deployment-to.ts";
import { openWorld } from "../start/open-world.ts";
import { type Asked, prepare } from "../start/prepare.ts";
import { compareDeploy, type DeployComparison } from "./deploy-comparison.ts";
import { compareSides, type SideComparison, sidesOf } from "./sides.ts";

/** What differs between two states of a code branch. */
export type Comparison = SideComparison | DeployComparison;

/**
 * Compares what was named: two sides, or one ref with what is live wherever a deploy would bring it. One read for each
 * live side, nothing is written.
 * @param names none, one or two of ref, record and `live:<branch>`
 */
export async function* compare(asked: Asked, names: readonly string[]): AsyncGenerator<Comparison> {
  const sides = await sidesOf(asked.repository, names);
  if (sides === undefined) yield* compareTargets({ ...asked, ref: names[0] ?? asked.ref });
  else yield await compareSides(asked, sides);
}

async function* compareTargets(asked: Asked): AsyncGenerator<DeployComparison> {
  const prepared = await prepare(asked);
  for (const target of prepared.targets) {
    const world = openWorld(asked, target, prepared.values);
    yield compareDeploy(deploymentTo(prepared, target), world);
  }
}

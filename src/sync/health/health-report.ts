// Covered by test/sync/health/deploy-further.test.ts
import type { Judged } from "../../model/health/judge.ts";
import type { Finding } from "../../model/outcome/finding.ts";
import type { HealthError, HealthReport } from "../../model/outcome/report.ts";
import type { ThrownPlace } from "../../model/places/place-of.ts";
import type { Deployment } from "../deploy/deployment.ts";
import { placesOf } from "../places/places-of.ts";
import type { CommittedSource } from "../source/committed-modules.ts";
import type { World } from "../start/world.ts";

/** What a report says of the health of a deploy, with its errors also on the lines of the files that threw them. */
export interface ToldHealth {
  readonly health: HealthReport;
  readonly findings: readonly Finding[];
}

export async function describeHealth(
  { commit }: Deployment,
  { repository }: World,
  wanted: CommittedSource,
  judged: Judged & { readonly limit?: number | undefined },
): Promise<ToldHealth> {
  const { verdict, why, ticks, errors, known, cpu, logLinesPerTick, limit } = judged;
  const texts = errors.map(({ text }) => text);
  const places = await placesOf(repository, commit, wanted, texts);
  return {
    health: {
      verdict,
      why,
      ticks,
      errors: errors.map(({ message, count }, index) => ({ message, count, ...placeIn(places[index]) })),
      known: known.length,
      cpu: { ...cpu, ...(limit === undefined ? {} : { limit }) },
      logLinesPerTick,
    },
    findings: errors.map(({ message, count }, index) => findingOf(message, count, places[index])),
  };
}

/** A code that nobody could watch. */
export const unheard = (why: string): Judged => ({
  verdict: "unknown",
  why,
  ticks: 0,
  errors: [],
  known: [],
  cpu: {},
  logLinesPerTick: 0,
  interrupted: false,
});

function placeIn(place: ThrownPlace | undefined): Partial<HealthError> {
  return place === undefined ? {} : { file: place.path, line: place.line, column: place.column };
}

function findingOf(message: string, count: number, place: ThrownPlace | undefined): Finding {
  const times = count === 1 ? "" : ` (${count} times)`;
  return { severity: "error", message: `${message}${times}`, about: "game", ...place };
}

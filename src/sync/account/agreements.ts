// Covered by test/sync/source/built-code.test.ts
import { addValue, readSection } from "../../git/clone/local-config.ts";
import type { Repository } from "../../git/process/repository.ts";

/** What a person agreed to in this clone: command lines of builds, and origins of servers, each in its very text. */
export interface Agreements {
  readonly build: readonly string[];
  readonly origin: readonly string[];
}

/** Not that of the hook's own settings, which every install writes anew. */
const section = "screeps-sync-allow";

/** From the clone's own configuration, which no commit can write. */
export async function readAgreements(repository: Repository): Promise<Agreements> {
  const entries = await readSection(repository, section);
  const of = (wanted: keyof Agreements) => entries.flatMap(([key, value]) => (key === wanted ? [value] : []));
  return { build: of("build"), origin: of("origin") };
}

export async function agree(repository: Repository, kind: keyof Agreements, text: string): Promise<void> {
  await addValue(repository, `${section}.${kind}`, text);
}

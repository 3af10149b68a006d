import { UsageError } from "../model/errors.ts";
import type { Job } from "./push-job.ts";

/** Two commits of one push for one code branch, as where a server has a branch of its own: which is to be live? */
export function clashOf(jobs: readonly Job[]): UsageError | undefined {
  const first = new Map<string, Job>();
  for (const job of jobs) {
    const key = JSON.stringify([job.target.server.root, job.options.branch]);
    const other = first.get(key) ?? job;
    first.set(key, other);
    if (other.options.commit.oid !== job.options.commit.oid) return clash(other, job);
  }
  return undefined;
}

function clash({ options: one }: Job, { options: other }: Job): UsageError {
  const commits = [one, other].map(({ commit }) => commit.oid.slice(0, 7)).join(" and ");
  return new UsageError(
    `Cannot tell what is to be live: this push has ${commits} for "${one.branch}" on ${one.server}; push one of them, or name in branches: the git branches that are deployed`,
  );
}

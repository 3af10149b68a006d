import { learnQuietly } from "../sync/setup/hook-rules.ts";

/**
 * The installed hook knows the rules of some configurations, and names those that it met besides (`none`: a commit
 * without one). From the next push on it knows them too, and starts no Node where they ask for nothing.
 */
export async function refreshRules(directory: string, env: NodeJS.ProcessEnv): Promise<void> {
  const ids = (env["SCREEPS_SYNC_NEW_CONFIG"] ?? "").split(" ").filter((id) => /^(?:none|[0-9a-f]{40,64})$/.test(id));
  if (ids.length > 0) await learnQuietly(directory, ids);
}

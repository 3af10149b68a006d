/** The commit that runs, from the module that `stamp: build_info` writes; the simulator has none. */
export function runningCommit(): string {
  try {
    return require("build_info").commit.slice(0, 7);
  } catch {
    return "unknown";
  }
}

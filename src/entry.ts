/** The door behind each file of `dist/`: one lazy import each, so that a hook never loads what only the Action needs. */
export async function start(door: "cli" | "action" | "pre-push" | "git-remote-screeps"): Promise<void> {
  const { argv, env } = process;
  quietLibraries(env);
  switch (door) {
    case "action": {
      const { main } = await import("./action/main.ts");
      return main(env);
    }
    case "cli": {
      const { main } = await import("./cli/main.ts");
      return main(argv.slice(2), env);
    }
    case "git-remote-screeps": {
      const { main } = await import("./remote/main.ts");
      return main(argv.slice(2), env);
    }
    case "pre-push": {
      const { main } = await import("./hook/main.ts");
      return main(argv.slice(2), env);
    }
  }
}

/** What programs import. */
export const library = () => import("./library.ts");

/**
 * Libraries print requests where NODE_DEBUG or DEBUG names them: whole addresses with the token in them, and what a
 * credential helper said, past all that redacts. Node has read NODE_DEBUG by now, so it is the switch that is taken away.
 */
function quietLibraries(env: NodeJS.ProcessEnv): void {
  const util = process.getBuiltinModule("node:util");
  const quiet = Object.assign(() => {}, { enabled: false });
  util.debuglog = () => quiet;
  util.debug = util.debuglog;
  delete env["DEBUG"];
}

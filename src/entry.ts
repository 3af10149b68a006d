/** The door behind each file of `dist/`: one lazy import each, so that a hook never loads what only the Action needs. */
export async function start(door: "cli" | "action" | "pre-push"): Promise<void> {
  switch (door) {
    case "action": {
      const { main } = await import("./action/main.ts");
      return main();
    }
    case "cli": {
      const { main } = await import("./cli/main.ts");
      return main(process.argv.slice(2));
    }
    case "pre-push": {
      const { main } = await import("./hook/main.ts");
      return main(process.argv.slice(2));
    }
  }
}

import { runUpgrader } from "./role/upgrader.ts";
import { runningCommit } from "./version.ts";

const started = `running ${runningCommit()}`;
console.log(started);

export function loop(): void {
  for (const creep of Object.values(Game.creeps)) runUpgrader(creep);
}

const notInRange = -9;

/** Fetches energy until it is full, then brings it to the controller. */
export function runUpgrader(creep: Creep): void {
  const [source] = creep.room.find(FIND_SOURCES);
  const target = creep.store.getFreeCapacity() > 0 ? source : creep.room.controller;
  if (target === undefined) return;
  const done = target === source ? creep.harvest(target) : creep.upgradeController(target);
  if (done === notInRange) creep.moveTo(target);
}

"use strict";
const range = require("lib/range");
const damage = require("room/damage");

// What a tower keeps for the next attack.
const RESERVE = TOWER_CAPACITY / 2;

exports.run = (room) => {
  const towers = room.find(FIND_MY_STRUCTURES).filter(({ structureType }) => structureType === STRUCTURE_TOWER);
  if (towers.length === 0) return;

  const enemies = room.find(FIND_HOSTILE_CREEPS);
  const hurt = room.find(FIND_MY_CREEPS).filter(({ hits, hitsMax }) => hits < hitsMax);
  const worst = damage.worst(room);
  for (const tower of towers) {
    if (enemies.length > 0) tower.attack(range.nearest(tower.pos, enemies));
    else if (hurt.length > 0) tower.heal(range.nearest(tower.pos, hurt));
    else if (worst !== null && tower.store[RESOURCE_ENERGY] > RESERVE) tower.repair(worst);
  }
};

// As much of the game as the example bot needs: one room in which creeps walk, dig, carry and work. A step takes no time
// to plan and there are no walls; all else follows the game's own numbers.

import { type Context, createContext } from "node:vm";

const PARTS = { work: 100, carry: 50, move: 50 } as const;
type Part = keyof typeof PARTS;

interface Position {
  readonly x: number;
  readonly y: number;
}

interface Thing {
  readonly id: string;
  pos: Position;
}

interface Store {
  energy: number;
  getFreeCapacity(): number;
}

interface FakeCreep extends Thing {
  readonly name: string;
  readonly memory: Record<string, unknown>;
  readonly store: Store;
}

export interface FakeGame {
  readonly context: Context;
  readonly creeps: Record<string, FakeCreep>;
  readonly memory: { creeps: Record<string, unknown> };
  readonly controller: Thing & { progress: number };
  readonly spawn: Thing & { store: Store };
  /** What stands or lies in the room, by the constant that finds it. */
  readonly found: Record<string, unknown[]>;
  readonly cpu: { used: number };
  /** What the code printed. */
  readonly printed: string[];
  startTick(time: number): void;
  /** Adds a creep as if it had been spawned. */
  addCreep(role: string, body: readonly Part[], pos: Position): FakeCreep;
}

const OK = 0;
const ERR_NOT_ENOUGH_ENERGY = -6;
const ERR_NOT_IN_RANGE = -9;

export function createFakeGame(): FakeGame {
  class Resource {
    readonly resourceType = "energy";
    readonly id: string;
    readonly pos: Position;
    amount: number;
    constructor(id: string, pos: Position, amount: number) {
      [this.id, this.pos, this.amount] = [id, pos, amount];
    }
  }

  const printed: string[] = [];
  const creeps: Record<string, FakeCreep> = {};
  const memory = { creeps: {} };
  const cpu = { used: 1 };
  const controller = { id: "controller", pos: { x: 30, y: 25 }, my: true, level: 2, progress: 0 };
  const sources = [
    { id: "source-a", pos: { x: 15, y: 25 }, energy: 3000 },
    { id: "source-b", pos: { x: 25, y: 10 }, energy: 3000 },
  ];
  const spawn = {
    id: "spawn",
    pos: { x: 25, y: 25 },
    structureType: "spawn",
    hits: 5000,
    hitsMax: 5000,
    store: createStore(300, 300),
    spawnCreep(body: readonly Part[], name: string, options: { memory: Record<string, unknown> }): number {
      const cost = body.reduce((sum, part) => sum + PARTS[part], 0);
      if (cost > spawn.store.energy) return ERR_NOT_ENOUGH_ENERGY;
      spawn.store.energy -= cost;
      creeps[name] = createCreep(name, body, { x: 25, y: 26 }, options.memory);
      return OK;
    },
  };
  const found: Record<string, unknown[]> = {
    sources,
    activeSources: sources,
    mySpawns: [spawn],
    myStructures: [spawn],
    structures: [spawn],
    mySites: [],
    dropped: [],
    hostileCreeps: [],
  };
  const room = {
    name: "W1N1",
    controller,
    find: (what: string) => (what === "myCreeps" ? Object.values(creeps) : [...(found[what] ?? [])]),
    createConstructionSite(x: number, y: number, structureType: string): number {
      found["mySites"]?.push({ id: `site-${x}-${y}`, pos: { x, y }, structureType, progress: 0 });
      return OK;
    },
    get energyAvailable() {
      return spawn.store.energy;
    },
    energyCapacityAvailable: 300,
  };

  function createCreep(name: string, body: readonly Part[], pos: Position, creepMemory: Record<string, unknown>) {
    const count = (part: Part) => body.filter((one) => one === part).length;
    const near = (steps: number, target: Thing, then: () => void): number => {
      if (Math.max(Math.abs(creep.pos.x - target.pos.x), Math.abs(creep.pos.y - target.pos.y)) > steps) {
        return ERR_NOT_IN_RANGE;
      }
      then();
      return OK;
    };
    const gain = (energy: number) => Math.min(energy, creep.store.getFreeCapacity());
    const spend = (energy: number) => {
      const spent = Math.min(energy, creep.store.energy);
      creep.store.energy -= spent;
      return spent;
    };
    const creep = {
      id: name,
      name,
      pos,
      room,
      spawning: false,
      hits: 100,
      hitsMax: 100,
      memory: creepMemory,
      store: createStore(count("carry") * 50, 0),
      getActiveBodyparts: count,
      moveTo({ pos: { x, y } }: Thing) {
        creep.pos = { x: creep.pos.x + Math.sign(x - creep.pos.x), y: creep.pos.y + Math.sign(y - creep.pos.y) };
      },
      harvest: (source: Thing) =>
        near(1, source, () => {
          creep.store.energy += gain(count("work") * 2);
        }),
      transfer: (target: Thing & { store: Store }) =>
        near(1, target, () => {
          target.store.energy += spend(target.store.getFreeCapacity());
        }),
      withdraw: (target: Thing & { store: Store }) =>
        near(1, target, () => {
          const taken = gain(target.store.energy);
          target.store.energy -= taken;
          creep.store.energy += taken;
        }),
      pickup: (resource: Resource) =>
        near(1, resource, () => {
          const taken = gain(resource.amount);
          resource.amount -= taken;
          creep.store.energy += taken;
          found["dropped"] = (found["dropped"] ?? []).filter((one) => one !== resource || resource.amount > 0);
        }),
      drop() {
        found["dropped"]?.push(new Resource(`dropped-${Math.random()}`, creep.pos, spend(Infinity)));
      },
      upgradeController: (target: typeof controller) =>
        near(3, target, () => {
          target.progress += spend(count("work"));
        }),
      build: (site: Thing & { progress: number }) =>
        near(3, site, () => {
          site.progress += spend(count("work") * 5);
        }),
      repair: (structure: Thing & { hits: number }) =>
        near(3, structure, () => {
          structure.hits += spend(count("work")) * 100;
        }),
    };
    return creep;
  }

  const game = {
    time: 1,
    cpu: { getUsed: () => cpu.used, tickLimit: 500, bucket: 10_000 },
    rooms: { W1N1: room },
    creeps,
    getObjectById: (id: string) => sources.find((source) => source.id === id) ?? null,
  };
  const context = createContext({
    Game: game,
    Memory: memory,
    Resource,
    console: { log: (line: string) => void printed.push(line) },
    ...CONSTANTS,
  });
  return {
    context,
    creeps,
    memory,
    controller,
    spawn,
    found,
    cpu,
    printed,
    startTick(time) {
      game.time = time;
      spawn.store.energy = Math.min(300, spawn.store.energy + 1);
    },
    addCreep(role, body, pos) {
      const name = `${role}-${Object.keys(creeps).length}`;
      const creep = createCreep(name, body, pos, { role, home: room.name });
      creeps[name] = creep;
      return creep;
    },
  };
}

function createStore(capacity: number, energy: number): Store {
  const store = { energy, getFreeCapacity: () => capacity - store.energy };
  return store;
}

const CONSTANTS = {
  OK,
  ERR_NOT_IN_RANGE,
  WORK: "work",
  CARRY: "carry",
  MOVE: "move",
  RESOURCE_ENERGY: "energy",
  BODYPART_COST: PARTS,
  MAX_CREEP_SIZE: 50,
  TOWER_CAPACITY: 1000,
  CONTROLLER_STRUCTURES: { extension: { 1: 0, 2: 5 } },
  FIND_SOURCES: "sources",
  FIND_SOURCES_ACTIVE: "activeSources",
  FIND_MY_SPAWNS: "mySpawns",
  FIND_MY_STRUCTURES: "myStructures",
  FIND_STRUCTURES: "structures",
  FIND_MY_CONSTRUCTION_SITES: "mySites",
  FIND_DROPPED_RESOURCES: "dropped",
  FIND_HOSTILE_CREEPS: "hostileCreeps",
  FIND_MY_CREEPS: "myCreeps",
  STRUCTURE_SPAWN: "spawn",
  STRUCTURE_EXTENSION: "extension",
  STRUCTURE_TOWER: "tower",
  STRUCTURE_STORAGE: "storage",
  STRUCTURE_CONTAINER: "container",
  STRUCTURE_WALL: "constructedWall",
  STRUCTURE_RAMPART: "rampart",
};

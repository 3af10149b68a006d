/** As much of the game as this example touches; a real bot takes @types/screeps. */
interface Creep {
  readonly memory: { role?: string };
  harvest(source: object): number;
  moveTo(target: object): number;
  upgradeController(controller: object): number;
  readonly store: { getFreeCapacity(): number };
  readonly room: { readonly controller?: object; find(kind: number): object[] };
}
declare const Game: { readonly creeps: Readonly<Record<string, Creep>>; readonly time: number };
declare const FIND_SOURCES: number;
declare function require(name: string): { readonly commit: string };

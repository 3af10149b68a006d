import { type Mark, markText, readMark } from "./mark.ts";
import { type Modules, sameContent } from "./modules.ts";
import { modulesDigest } from "./modules-digest.ts";

/** What a bot can show as its version. */
export interface Stamp {
  /** Name of the module. */
  readonly name: string;
  readonly commit: string;
  readonly ref: string;
  readonly tree: string;
  readonly time: Date;
}

/** The module that says which commit is live: `require("build_info").commit`. @param rest the modules beside it */
export function stampModule({ commit, ref, tree, time }: Stamp, rest: Modules): string {
  return markText({ commit, ref, time: time.toISOString(), tree, digest: modulesDigest(rest) });
}

/** The marks whose digest fits the modules beside them: the set is, byte for byte, what was written with that mark. */
export function trueMarks(modules: Modules): readonly Mark[] {
  const marked = [...modules].flatMap(([name, content]): [string, Mark][] => {
    const mark = readMark(content);
    return mark?.digest === undefined ? [] : [[name, mark]];
  });
  const isTrue = ([name, { digest }]: [string, Mark]) => digest === modulesDigest(without(modules, name));
  return marked
    .slice(0, mostMarks)
    .filter(isTrue)
    .map(([, mark]) => mark);
}

// A set has one. A hostile one with thousands must not make us hash all of it for each.
const mostMarks = 3;

/** Modules without our own stamp of that name, which no commit holds. A module of that name that is not ours stays. */
export function withoutStamp(modules: Modules, name: string | undefined): Modules {
  return name === undefined || readMark(modules.get(name)) === undefined ? modules : without(modules, name);
}

/** Live modules with the wanted stamp in place of theirs, where both are ours and differ in nothing but the time. */
export function withTimeOf(wanted: Modules, live: Modules, name: string | undefined): Modules {
  const [ours, theirs] = name === undefined ? [] : [wanted.get(name), live.get(name)];
  if (name === undefined || ours === undefined || theirs === undefined || sameContent(ours, theirs)) return live;
  const [mark, old] = [readMark(ours), readMark(theirs)];
  if (mark === undefined || old === undefined || markText({ ...old, time: mark.time }) !== ours) return live;
  return new Map([...live, [name, ours]]);
}

const without = (modules: Modules, name: string): Modules => new Map([...modules].filter(([each]) => each !== name));

import type { Modules } from "../modules/modules.ts";
import type { CodePlace } from "../outcome/finding.ts";
import { codeFrame } from "../text/code-frame.ts";
import { type FileText, findMap, type MapPlaces } from "./find-map.ts";
import type { SourcePlace } from "./source-place.ts";
import { readThrown, type StackFrame, type Thrown } from "./stack.ts";
import type { Traced } from "./traced.ts";

/** What a branch was given, and the files of the commit that it was made of. */
export interface Deployed {
  readonly files: readonly FileText[];
  readonly modules: Modules;
  /** Source maps that are no modules, by their path from the repository root. */
  readonly beside?: ReadonlyMap<string, string>;
  /** Whether the commit has a file, so that a map names none that is not there. Left out: not known, and so believed. */
  readonly has?: (path: string) => boolean;
}

/** Finds the code behind what the game says. */
export interface Locator {
  readonly read: (text: string) => Thrown;
  readonly place: (frame: StackFrame) => SourcePlace | undefined;
}

/** Where the commit has what threw: file, line, column, and the lines around it. Undefined: no frame is in a file of it. */
export function placeOf(error: string, deployed: Deployed): ThrownPlace | undefined {
  return thrownPlace(locator(deployed), error);
}

export type ThrownPlace = CodePlace & Pick<SourcePlace, "path" | "line" | "column">;

/** The same for many errors of one set. */
export function thrownPlace({ read, place }: Locator, error: string): ThrownPlace | undefined {
  for (const frame of read(error).frames) {
    const found = place(frame);
    if (found !== undefined) return withFrame(found);
  }
  return undefined;
}

/** Reads each file and each source map once. */
export function locator({ files, modules, beside = new Map(), has = () => true }: Deployed): Locator {
  const byName = new Map(files.map((file) => [file.name, file]));
  const opened = new Map<string, Opened>();
  const open = (file: FileText): Opened => {
    const known = opened.get(file.name) ?? openFile(file, { modules, beside });
    opened.set(file.name, known);
    return known;
  };
  const place = ({ module, line, column }: StackFrame): SourcePlace | undefined => {
    const file = byName.get(module);
    if (file === undefined) return undefined;
    const { text, lines, map } = open(file);
    // What lies after the last line is the engine's own end of the function around it.
    if (line > lines) return undefined;
    const source = map?.place(line, column);
    return source !== undefined && has(source.path) ? source : { path: file.path, line, column, text };
  };
  return { read: (text) => readThrown(text, (name) => byName.has(name)), place };
}

interface Opened {
  readonly text: string;
  readonly lines: number;
  readonly map: Traced | undefined;
}

function openFile(file: FileText, places: MapPlaces): Opened {
  const text = file.bytes.toString("utf8");
  return { text, lines: text.split("\n").length, map: findMap(file, places) };
}

function withFrame({ path, line, column, text }: SourcePlace): ThrownPlace {
  return { path, line, column, ...(text === undefined ? {} : { frame: () => codeFrame(text, line, column) }) };
}

import { counted } from "../text/counted.ts";
import { shellWord } from "../text/shell-word.ts";
import { shortId } from "../text/short-id.ts";
import { type NameSetting, nameOfFlag, setting, told, type Words, worded } from "../text/told.ts";
import type { Healthy, Note, NotRunning } from "./note.ts";
import type { Report } from "./report.ts";

type Tellers = { readonly [Kind in Note["kind"]]: (note: Extract<Note, { readonly kind: Kind }>) => Words };

const tellers: Tellers = {
  drift,
  "held-commit": ({ branch, commit, gone }) =>
    `"${branch}" held ${gone ? `what was deployed from here as ${shortId(commit)}, which is on no branch any more` : shortId(commit)}`,
  "held-record": ({ branch, record, origin }) => `"${branch}" held what record ${shortId(record)} keeps (${origin})`,
  "history-unfetched": ({ remote, failure }) =>
    `More of ${remote} could not be fetched to tell where the live code is from (${failure})`,
  "records-unfetched": ({ remote, failure }) => `The records of ${remote} could not be fetched (${failure})`,
  "tip-unasked": ({ failure }) => `Whether a newer commit was pushed could not be asked (${failure})`,
  "instead-kept": ({ branch, record }) =>
    `What "${branch}" holds instead is kept as ${shortId(record)}: "screeps-sync restore ${shortId(record)}" brings it back`,
  "instead-lost": ({ branch, failure }) => `What "${branch}" holds instead could not be kept: ${failure}`,
  "not-recorded": ({ failure }) => `Not recorded: ${failure}; the next deploy or backup records it`,
  "recorded-nowhere": ({ why }) =>
    told`What was built is recorded nowhere (${why}), and no commit holds it, so the next deploy of another commit will find it as drift: set ${setting("stamp")}, and the code itself says which commit it is from`,
  "not-running": notRunning,
  activated: ({ message }) => message,
  healthy,
  "live-again": ({ branch, verdict, why }) => `What is live on "${branch}" again is ${verdict}: ${why}`,
  "health-unknown": ({ branch, why }) => `Whether "${branch}" is healthy is unknown: ${why}`,
  "weak-settings": ({ settings }) => `The commit itself asks for ${settings.map((each) => `"${each}"`).join(", ")}`,
  built: ({ commit, dirty }) =>
    `Built from ${shortId(commit)}${dirty.length === 0 ? "" : `, dirty: ${describeDirty(dirty)}`}`,
  layout: ({ layout, counts }) =>
    `Layout ${layout}: requires of modules in folders resolve by ${describeCounts(counts)}; "layout: ${layout}" in screeps-sync.yml pins it`,
  "few-branches": ({ branches, most }) =>
    `With this one the account has ${branches} code branches, and the server allows ${most}: "screeps-sync clean" removes those whose git branch is gone`,
  pruned: ({ told: words }) => words,
  "left-over": ({ branches }) =>
    `Not asked, and left for the next run: ${branches.map((name) => `"${name}"`).join(", ")}`,
};

/** A note in one line, for a person at a door that calls settings so. */
export function noteWords<Kind extends Note["kind"]>(
  note: Extract<Note, { readonly kind: Kind }>,
  nameOf: NameSetting,
): string {
  const tell: (one: typeof note) => Words = tellers[note.kind as Kind];
  return worded(tell(note), nameOf);
}

/** A note in one line, as the command line says it. */
export const noteText = (note: Note): string => noteWords(note, nameOfFlag);

/** A report with words for its notes, as JSON has it. */
export function inWords<Told extends Pick<Report, "notes" | "warnings">>(
  report: Told,
  tell: (note: Note) => string = noteText,
) {
  return { ...report, warnings: report.warnings.map(tell), notes: report.notes.map(tell) };
}

/** How a work tree differs from its commit. */
export function describeDirty(dirty: readonly string[]): string {
  const [first = ""] = dirty;
  const more = dirty.length === 1 ? "differs" : `and ${dirty.length - 1} more differ`;
  return `${first} ${more} from the commit`;
}

/** How many requires resolve by each layout. */
export const describeCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([layout, count]) => `${layout} ${count}`)
    .join(", ");

function drift({ branch, found, sure, end }: Extract<Note, { readonly kind: "drift" }>): Words {
  const is = sure ? (typeof end === "string" ? "is not" : "was not") : "may not be";
  return told`Drift: the live code of "${branch}" ${is} from this repository (${found})${driftEnd(end)}`;
}

function driftEnd(end: Extract<Note, { readonly kind: "drift" }>["end"]): Words {
  if (end === "planned") return "";
  if (end === "overwritten") return told`; ${setting("on-drift", "overwrite")} keeps no copy of it`;
  const record = shortId(end.record);
  return `; a copy is kept as ${record}, and "screeps-sync restore ${record}" brings it back`;
}

function notRunning({ server, branch, active, serverFlag, ownName }: NotRunning): string {
  const where = serverFlag === undefined ? "" : ` --server ${shellWord(serverFlag)}`;
  const activate = `"screeps-sync activate ${shellWord(branch)}${where}" makes it run "${branch}"`;
  const rule =
    ownName === undefined
      ? ""
      : `, or a rule in screeps-sync.yml deploys to what it runs: branches: { ${yamlWord(ownName)}: ${yamlWord(active)} }`;
  return `The game on ${server} runs "${active}", and not "${branch}": ${activate}${rule}`;
}

function healthy({ ticks, known, cpu, logLinesPerTick }: Healthy): string {
  const old = known === 0 ? "" : `, ${counted(known, "error")} of the code before`;
  const before = cpu.before === undefined ? "" : `${milliseconds(cpu.before)} before, `;
  const limit = cpu.limit === undefined ? "" : ` of ${cpu.limit}`;
  const used = cpu.after === undefined ? "" : `; CPU ${before}${milliseconds(cpu.after)}${limit} ms a tick`;
  return `Healthy: no new error in ${counted(ticks, "tick")}${old}${used}; ${milliseconds(logLinesPerTick)} log lines a tick`;
}

const milliseconds = (value: number): string => String(Math.round(value * 10) / 10);

const yamlWord = (text: string): string => (/^[A-Za-z][\w./-]*$/.test(text) ? text : JSON.stringify(text));

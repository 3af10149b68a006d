import { Dialogue } from "../process/dialogue.ts";
import type { Repository } from "../process/repository.ts";
import { type GitObject, nextAnswer } from "./cat-file.ts";

/** All copies of a handle share one process: a deploy reads a commit, its configuration, trees and blobs one after another. */
const dialogues = new WeakMap<Repository["secrets"], { readonly dialogue: Dialogue; readonly directory: string }>();

/**
 * Names → objects, by a process that stays for the next question. Undefined: it gave no whole answer, and a process of
 * its own has to be asked, which also tells why.
 */
export async function askObjects(
  repository: Repository,
  names: readonly string[],
  maxBytes: number,
): Promise<readonly (GitObject | undefined)[] | undefined> {
  if (!isPlain(repository)) return undefined;
  const { objects, listener } = answersTo(names, maxBytes);
  const question = `${names.join("\n")}\n`;
  return (await dialogueOf(repository).ask(question, listener, repository)) ? objects : undefined;
}

/** Other variables name another repository, or other objects. How what is written comes to the disk is the same here. */
const isPlain = ({ variables }: Repository): boolean =>
  Object.keys(variables).every((name) => name.startsWith("GIT_CONFIG_"));

function dialogueOf(repository: Repository): Dialogue {
  const { secrets, directory } = repository;
  const known = dialogues.get(secrets);
  // A secret that came to light meanwhile may be in a variable that it was given.
  if (known?.directory === directory && !known.dialogue.isOver && !known.dialogue.holdsAny(secrets))
    return known.dialogue;
  known?.dialogue.close();
  const dialogue = new Dialogue(repository, ["cat-file", "--batch"]);
  dialogues.set(secrets, { dialogue, directory });
  return dialogue;
}

/** Reads as many answers as names, however they are cut into pieces. Anything more, or anything else, is an error. */
function answersTo(names: readonly string[], maxBytes: number) {
  const objects: (GitObject | undefined)[] = [];
  let pieces: Buffer[] = [];
  let [have, need, all] = [0, 1, 0];
  const listener = (piece: Buffer): boolean => {
    pieces.push(piece);
    have += piece.length;
    all += piece.length;
    if (all > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    if (have < need) return false;
    const output = pieces.length === 1 ? piece : Buffer.concat(pieces);
    let offset = 0;
    while (objects.length < names.length) {
      const answer = nextAnswer(output, offset, names[objects.length] ?? "");
      if ("needs" in answer) {
        need = answer.needs - offset;
        break;
      }
      objects.push(answer.object);
      offset = answer.end;
    }
    const left = output.subarray(offset);
    [pieces, have] = [[left], left.length];
    if (objects.length === names.length && have > 0) throw new Error("more than was asked for");
    return objects.length === names.length;
  };
  return { objects, listener };
}

import type { Modules } from "../../../src/model/modules/modules.ts";
import { modulesOfRecord, recordFiles } from "../../../src/model/records/record-files.ts";
import { parseRecordMessage, recordMessage } from "../../../src/model/records/record-message.ts";
import { recordName, recordPaths } from "../../../src/model/records/record-names.ts";
import { placeOf, recordRef } from "../../../src/model/records/record-refs.ts";
import { type FuzzTarget, holds, same } from "../target.ts";

/** UTF-16 units, so that halves of characters come too; a line feed parts the names. */
const namesOf = (bytes: Buffer): string[] => [...new Set(bytes.toString("utf16le").split("\n"))].slice(0, 40);
const utf16 = (text: string): string => Buffer.from(text, "utf16le").toString("latin1");

const digest = `sha256:${"a".repeat(64)}`;
const trailers = `Screeps-Server: screeps.com\nScreeps-Branch: "a\\u0020b"\nScreeps-Time: 2026-01-02T03:04:05.000Z\nScreeps-Digest: ${digest}\nScreeps-Origin: edit\nScreeps-Change: first\n`;

function keepPaths(bytes: Buffer): void {
  const names = namesOf(bytes);
  const paths = recordPaths(new Map(names.map((name) => [name, "js"])));
  const folded = new Set([...paths.values()].map((path) => path.normalize("NFC").toLowerCase()));
  holds(folded.size === names.length, "no two names share a file where disks compare loosely");
  for (const [name, path] of paths) {
    holds(recordName(path) === name, `a path says its name: ${JSON.stringify(name)} ${path}`);
    for (const part of path.split("/"))
      holds(
        part !== "" && !/^[. ]|[. ]$|[\p{Cc}\\:*?"<>|~]/u.test(part) && Buffer.byteLength(part) <= 255,
        `a part that every disk holds: ${path}`,
      );
    for (const [end] of [...path.matchAll(/\//g)].map(({ index }) => [index]))
      holds(!folded.has(path.slice(0, end).toLowerCase()), `no file is a folder of another: ${path}`);
  }
}

export const recordTargets: readonly FuzzTarget[] = [
  {
    name: "record-names",
    law: "names of modules are paths that every disk holds, one to one and back",
    seeds: ["main\nMain\nlib/a", ".git/config\n..\nCON\naux.js", "é\ne\u0301\n%2e\n//a//", "a.js\na.js/b"].map(utf16),
    run: keepPaths,
  },
  {
    name: "record-files",
    law: "a record gives back exactly the modules that it was made of",
    seeds: ["main\nmodule.exports = 1\nx\n\ud800", "a\nb"].map(utf16),
    run: (bytes) => {
      const names = namesOf(bytes);
      const modules: Modules = new Map(names.map((name, index) => [name, index % 2 === 0 ? name : { binary: name }]));
      holds(same([...modulesOfRecord(recordFiles(modules))], [...modules]), "the modules come back");
    },
  },
  {
    name: "record-message",
    law: "any commit message is a record's, and then says the same when written again, or is none",
    seeds: [`x\n\n${trailers}`, `x\n\nfoo: bar\n${trailers}`],
    run: (bytes) => {
      const facts = parseRecordMessage(bytes.toString());
      if (facts === undefined) return;
      const plan = { added: [], changed: [], removed: [], unchanged: [] };
      const again = parseRecordMessage(recordMessage({ ...facts, change: facts.change ?? "first" }, plan as never));
      holds(same({ ...again, change: undefined }, { ...facts, change: undefined }), "a record says what it was told");
    },
  },
  {
    name: "record-ref",
    law: "a server and a branch are a ref that git takes, and come back out of it",
    seeds: ["screeps.com\ndefault", "http://127.0.0.1:21025\nA b.lock", "x\n@{..}~^:?*["].map(utf16),
    run: (bytes) => {
      const [server = "", branch = ""] = namesOf(bytes);
      if (server === "" || branch === "") return;
      const ref = recordRef({ server, branch });
      holds(
        !/[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{|\/\/|\/\.|\.$|\.lock(?:\/|$)|\/$/.test(ref),
        `git takes the ref: ${ref}`,
      );
      holds(same(placeOf(ref), { server, branch }), `a ref says its place: ${ref}`);
    },
  },
];

import { parseRawLog } from "../../../src/git/history/log-raw.ts";
import { parseCatFile } from "../../../src/git/objects/cat-file.ts";
import { parseLsTree } from "../../../src/git/objects/ls-tree.ts";
import { parseRefUpdates } from "../../../src/hook/ref-updates.ts";
import { SyncError, UsageError } from "../../../src/model/outcome/errors.ts";
import { type FuzzTarget, holds, refusesOnly } from "../target.ts";

const oid = "1".repeat(40);
const zero = "0".repeat(40);

export const gitTargets: readonly FuzzTarget[] = [
  {
    name: "ref-updates",
    law: "the hook's standard input is read line by line, or refused as wrong use",
    seeds: [
      `refs/heads/main ${oid} refs/heads/main ${zero}\n`,
      `(delete) ${zero} refs/heads/x ${oid}\n`,
      `main@{1 day ago} ${oid} refs/heads/main ${oid}\r\n`,
    ],
    run: (bytes) => {
      const input = bytes.toString();
      const updates = refusesOnly(UsageError, () => parseRefUpdates(input));
      const lines = input.replace(/\n$/, "").split("\n");
      if (input !== "") holds(updates === undefined || updates.length === lines.length, "an update for each line");
      for (const { localRef, remoteRef } of updates ?? [])
        holds(localRef !== "" && remoteRef.startsWith("refs/") && !/[ \n]/.test(remoteRef), "whole names of refs");
    },
  },
  {
    name: "ls-tree",
    law: "a list of files is read whole, byte for byte, or refused",
    seeds: [`100644 blob ${oid}\tsrc/main.js\0`, `160000 commit ${oid}\tsub\x00100755 blob ${oid}\tä b\0`],
    run: (bytes) => {
      const entries = refusesOnly(SyncError, () => parseLsTree(bytes));
      if (entries === undefined) return;
      const again = entries.map((each) => `${each.mode} ${each.type} ${each.oid}\t${each.path}\0`).join("");
      holds(Buffer.from(again).equals(bytes), "the entries are all that was printed");
    },
  },
  {
    name: "cat-file",
    law: "objects have the bytes that git announced, no byte is left over, or the answer is refused",
    seeds: [`a b\n${oid} blob 3\nabc\nb missing\n`, `a\n${oid} commit 0\n\n`, `a\n${oid} submodule\n`],
    run: (bytes) => {
      const end = Math.max(0, bytes.indexOf("\n"));
      const names = bytes.toString("utf8", 0, end).split(" ").slice(0, 50);
      const output = bytes.subarray(end + 1);
      const objects = refusesOnly(SyncError, () => parseCatFile(output, names));
      if (objects === undefined) return;
      holds(objects.length === names.length, "an answer for each name");
      const sum = objects.reduce((total, each) => total + (each?.bytes.length ?? 0), 0);
      holds(sum <= output.length, "no byte twice");
    },
  },
  {
    name: "log-raw",
    law: "a history is commits with their changes, or refused",
    seeds: [
      `${oid} ${oid} ${oid}\0\n:100644 000000 ${oid} ${zero} D\0src/a.js\0`,
      `${oid} ${oid} \0:000000 100644 ${zero} ${oid} A\0b\0`,
    ],
    run: (bytes) => {
      const commits = refusesOnly(SyncError, () => parseRawLog(bytes)) ?? [];
      for (const { commit, parents, changes } of commits) {
        holds(
          [commit.oid, commit.tree].every((id) => /^[0-9a-f]{40,64}$/.test(id)),
          "ids of commits are ids",
        );
        holds(!parents.includes("") && changes.every(({ path }) => path !== ""), "nothing empty in it");
      }
    },
  },
];

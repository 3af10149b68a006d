import { isUtf8 } from "node:buffer";
import { isBinaryFile, type ModuleFile } from "../modules/module-files.ts";
import { error, type Finding } from "../outcome/finding.ts";

export function checkContent(file: ModuleFile): Finding[] {
  if (file.bytes.length < 1024 && file.bytes.subarray(0, lfsPointer.length).toString("latin1") === lfsPointer) {
    return [error("is a Git LFS pointer, not the file itself: commit it without LFS", file.path)];
  }
  if (isBinaryFile(file) || isUtf8(file.bytes)) return [];
  return [
    {
      ...error("is not UTF-8 text, and the game takes nothing else: convert it, or exclude it", file.path),
      line: firstBadLine(file.bytes),
    },
  ];
}

function firstBadLine(bytes: Buffer): number {
  const lines = bytes.toString("latin1").split("\n");
  return 1 + lines.findIndex((line) => !isUtf8(Buffer.from(line, "latin1")));
}

const lfsPointer = "version https://git-lfs.github.com/spec/";

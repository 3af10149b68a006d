// npm run check-release: takes the committed files into two folders, builds and packs each, and compares the packages
// byte for byte. What differs by folder, time or order would make a release that nobody can check.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const folder = mkdtempSync(join(tmpdir(), "check-release-"));
try {
  const [one, other] = [digestOf("one"), digestOf("the other folder")];
  console.log(`sha256 of the package: ${one}`);
  if (one !== other) throw new Error(`Cannot vouch for the release: a second build in another folder gives ${other}`);
  console.log("built twice in two folders: equal byte for byte");
} finally {
  rmSync(folder, { recursive: true });
}

function digestOf(name: string): string {
  const place = join(folder, name);
  mkdirSync(place);
  const archive = execFileSync("git", ["archive", "HEAD"], { cwd: root, maxBuffer: 256 * 1024 * 1024 });
  execFileSync("tar", ["-x"], { cwd: place, input: archive });
  symlinkSync(join(root, "node_modules"), join(place, "node_modules"));
  execFileSync(process.execPath, ["scripts/build.ts"], { cwd: place, stdio: ["ignore", "ignore", "inherit"] });
  const packed = execFileSync("npm", ["pack", "--json", "--ignore-scripts"], { cwd: place, encoding: "utf8" });
  const [{ filename }] = JSON.parse(packed) as [{ readonly filename: string }];
  return createHash("sha256")
    .update(readFileSync(join(place, filename)))
    .digest("hex");
}

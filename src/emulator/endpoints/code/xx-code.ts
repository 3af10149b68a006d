import { empty, ok, type Reply, refusal, text } from "../../replies/reply.ts";
import { textOf } from "../../service/asked.ts";
import type { Call, Endpoint } from "../../service/endpoint.ts";
import { announceCode } from "../../world/announce.ts";
import { type Branch, createBranch } from "../../world/branch.ts";
import { modulesToJson } from "../../world/modules.ts";

const maxBytes = 5 * 1024 * 1024;
export const maxNameLength = 30;
export const invalid = refusal("invalid");
/** Limits, bad names and a taken name: an exception, and an answer without a word. */
export const serverError = empty(500);
export const notFound = text("Not Found", 404);

export const independentCodeEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/user/code", access: "signed", answer: readCode },
  { method: "POST", path: "/api/user/code", access: "signed", answer: writeCode },
];

function readCode({ player, query: { branch } }: Call): Reply {
  const found = findBranch(player.branches, branch === "" ? "$activeWorld" : String(branch));
  return found === undefined ? notFound : ok({ branch: found.name, modules: modulesToJson(found.modules) });
}

/** Creates the branch where it is missing, beyond thirty too. */
function writeCode({ player, body, now, world, account }: Call): Reply {
  const name = readName(body.branch);
  const modules = readModules(body.modules);
  if (name === undefined || modules === undefined) return invalid;
  if (name.length > maxNameLength || modules === "refused") return serverError;
  const known = findBranch(player.branches, name);
  const branch = known ?? createBranch(name, modules, now);
  if (known === undefined) player.branches.push(branch);
  branch.modules = modules;
  announceCode(world, account.id, branch, body._hash);
  return ok();
}

export function findBranch(branches: readonly Branch[], name: string): Branch | undefined {
  return branches.find((branch) => (name === "$activeWorld" ? branch.activeWorld : branch.name === name));
}

/** Absent and structured names are invalid, empty ones mean the active branch, the rest becomes text. */
export function readName(asked: unknown): string | undefined {
  if (asked === undefined || (typeof asked === "object" && asked !== null)) return undefined;
  return asked === null || asked === "" ? "$activeWorld" : textOf(asked);
}

export function readModules(sent: unknown): ReadonlyMap<string, unknown> | "refused" | undefined {
  if (typeof sent !== "object" || sent === null || Array.isArray(sent)) return undefined;
  const entries = Object.entries(sent);
  if (entries.some(([name]) => name === "__proto__")) return "refused";
  const modules = new Map(entries.map(([name, content]) => [name, readContent(content)]));
  if ([...modules.values()].includes(undefined)) return undefined;
  if (sizeOf(modules) > maxBytes) return "refused";
  const mains = ["main", "main.js", "main.mjs", "main.wasm"];
  if (!mains.some((name) => modules.has(name))) modules.set("main", "");
  return modules;
}

/** Text stays, `null` is nothing, and base64 is decoded loosely, so that it may come back different. */
function readContent(content: unknown): string | { readonly binary: string } | undefined {
  if (content === null) return "";
  if (typeof content === "string") return content;
  if (typeof content !== "object" || content === undefined || !("binary" in content)) return undefined;
  const { binary } = content;
  if (binary !== null && typeof binary !== "string") return undefined;
  return { binary: Buffer.from(binary ?? "", "base64").toString("base64") };
}

function sizeOf(modules: ReadonlyMap<string, unknown>): number {
  const sizes = [...modules.values()].map((content) =>
    typeof content === "string" ? content.length : binarySize(content),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

function binarySize(content: unknown): number {
  return JSON.stringify(content).length;
}

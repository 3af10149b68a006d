import type { Answer, Wire } from "./wire.ts";

export interface ListedBranch {
  readonly branch: string;
  readonly modules: unknown;
  readonly activeWorld?: boolean;
  readonly activeSim?: boolean;
}

/** Leaves the user with these branches and no others; `default` is always among them. */
export async function setBranches(wire: Wire, branches: Readonly<Record<string, unknown>>): Promise<void> {
  for (const activeName of ["activeWorld", "activeSim"] as const) {
    await setActive(wire, "default", activeName);
  }
  for (const { branch } of await listBranches(wire)) {
    if (branch !== "default") await ask(wire, "/api/user/delete-branch", { branch });
  }
  for (const [branch, modules] of Object.entries(branches)) {
    if (branch !== "default") await ask(wire, "/api/user/clone-branch", { branch: "", newName: branch });
    await ask(wire, "/api/user/code", { branch, modules });
  }
}

export async function setActive(wire: Wire, branch: string, activeName: "activeWorld" | "activeSim"): Promise<void> {
  await ask(wire, "/api/user/set-active-branch", { branch, activeName });
}

export async function listBranches(wire: Wire): Promise<readonly ListedBranch[]> {
  const { json, text } = await wire.askAsUser({ path: "/api/user/branches" });
  if (typeof json === "object" && json !== null && "list" in json && Array.isArray(json.list)) return json.list;
  throw new Error(`Cannot list the branches: ${text}`);
}

/** The code of each branch, by name. */
export async function codeOfBranches(wire: Wire): Promise<Readonly<Record<string, unknown>>> {
  return Object.fromEntries((await listBranches(wire)).map(({ branch, modules }) => [branch, modules]));
}

export async function getModules(wire: Wire, branch = "default"): Promise<unknown> {
  const { json, text } = await wire.askAsUser({ path: `/api/user/code?branch=${encodeURIComponent(branch)}` });
  if (typeof json === "object" && json !== null && "modules" in json) return json.modules;
  throw new Error(`Cannot read branch "${branch}": ${text}`);
}

async function ask(wire: Wire, path: string, json: unknown): Promise<Answer> {
  const answer = await wire.askAsUser({ path, json });
  if (answer.text.startsWith('{"ok":1')) return answer;
  throw new Error(`Cannot prepare with POST ${path} ${JSON.stringify(json)}: ${answer.text}`);
}

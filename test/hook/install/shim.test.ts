import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { shim } from "../../../src/hook/install/shim.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";

const { path } = temporaryFolder();
const none = "0".repeat(40);
const rules = "branches: { main: default }\n";

// One repository for all: what differs is its configuration and who is called.
const repository = makeRepository(join(path, "clone"));
const commit = repository.commit({ "screeps-sync.yml": rules });
const changed = repository.commit({ "screeps-sync.yml": `${rules}# changed\n` });
const hook = join(repository.directory, ".git/hooks/pre-push");
const seen = join(path, "seen");
const program = join(path, "pre-push.js");
mkdirSync(dirname(hook), { recursive: true });
writeExecutable(hook, shim);
writeFileSync(program, "");
const node = script(
  "node",
  `[ "$1" != -p ] || { echo 24.1.0; exit; }\necho "$@" > '${seen}'\necho NEW=$SCREEPS_SYNC_NEW_CONFIG >> '${seen}'\ncat >> '${seen}'\n`,
);
repository.git("remote", "add", "origin", "https://example.com/x.git");
const configFile = join(repository.directory, ".git/config");
const plainConfig = readFileSync(configFile, "utf8");

function writeExecutable(file: string, text: string): string {
  writeFileSync(file, text, { mode: 0o755 });
  chmodSync(file, 0o755);
  return file;
}

function script(name: string, body: string): string {
  return writeExecutable(join(path, name), `#!/bin/sh\n${body}`);
}

const known = repository.git("rev-parse", `${commit}:screeps-sync.yml`);
const settings = {
  node,
  program,
  remote: "origin",
  mode: "deploy",
  config: "screeps-sync.yml",
  configRule: `${known} refs/heads/main`,
  knownConfig: known,
};

interface Call {
  readonly settings?: Readonly<Record<string, string>>;
  readonly config?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly remote?: string;
  readonly lines?: readonly string[];
}

const line = (ref: string, oid = commit) => `${ref} ${oid} ${ref} ${none}`;

/** Calls the hook as git does. @returns its status, its line, and what Node was called with, where it was */
function call(asked: Call = {}) {
  rmSync(seen, { force: true });
  const entries = Object.entries({ ...settings, ...asked.settings }).map(([key, value]) => `\t${key} = "${value}"\n`);
  writeFileSync(configFile, `${plainConfig}${asked.config ?? ""}[screeps-sync]\n${entries.join("")}`);
  const { lines = [line("refs/heads/main")], remote = "origin" } = asked;
  const { status, stderr } = spawnSync(hook, [remote, "https://example.com/x.git"], {
    cwd: repository.directory,
    input: lines.map((text) => `${text}\n`).join(""),
    env: { ...process.env, ...asked.env },
    encoding: "utf8",
    timeout: 20_000,
  });
  return { status, stderr, node: existsSync(seen) ? readFileSync(seen, "utf8") : undefined };
}

describe("the installed hook", () => {
  it("gives Node the remote, the mode, git's own arguments and every line", () => {
    const lines = [line("refs/heads/main"), line("refs/heads/x")];
    expect(call({ lines })).toEqual({
      status: 0,
      stderr: "",
      node: `${program} --remote origin --mode deploy origin https://example.com/x.git\nNEW=\n${lines.join("\n")}\n`,
    });
  });

  it("names the configuration that install was given, unless the environment names another", () => {
    const chosen = { config: "cfg/a.yml" };
    expect(call({ settings: chosen }).node).toContain("--config cfg/a.yml --remote origin");
    expect(call({ settings: chosen, env: { SCREEPS_SYNC_CONFIG: "b.yml" } }).node).not.toContain("--config");
  });

  it.each(["0", "false", "no", "off", "FALSE", "Off"])("does nothing with SCREEPS_SYNC=%s", (word) => {
    expect(call({ env: { SCREEPS_SYNC: word } })).toEqual({ status: 0, stderr: "", node: undefined });
  });

  it.each(["", "1", "true", "never"])("goes on with SCREEPS_SYNC=%s", (word) => {
    expect(call({ env: { SCREEPS_SYNC: word } }).node).toBeDefined();
  });
});

describe("the installed hook starts no Node", () => {
  const silent = { status: 0, stderr: "", node: undefined };

  it.each([1, 24, 25, 26, 200])("for %i refs without a rule", (count) => {
    expect(call({ lines: Array.from({ length: count }, (_, index) => line(`refs/tags/v${index}`)) })).toEqual(silent);
  });

  it("for deleted refs, for none, and for another remote", () => {
    expect(call({ lines: [`(delete) ${none} refs/heads/main ${commit}`] })).toEqual(silent);
    expect(call({ lines: [] })).toEqual(silent);
    expect(call({ remote: "https://example.com/other.git" })).toEqual(silent);
  });

  it("for a commit without a configuration, where that is known", () => {
    expect(
      call({
        settings: { config: "other.yml", configRule: "none refs/heads/*", knownConfig: "none" },
        lines: [line("refs/tags/v1")],
      }),
    ).toEqual(silent);
  });
});

describe("the installed hook starts Node", () => {
  it.each([
    ["a configuration that it does not know", [line("refs/tags/v1", changed)]],
    [
      "a rule for the last of many refs",
      [...Array.from({ length: 60 }, (_, n) => line(`refs/tags/v${n}`)), line("refs/heads/main")],
    ],
    ["an object that is not there", [line("refs/tags/v1", "1".repeat(40))]],
  ])("for %s, with every line", (_, lines) => {
    expect(call({ lines }).node?.split("\n").slice(2, -1)).toEqual(lines);
  });

  it("once more for configurations that it does not know, of which it tells Node", () => {
    const lines = [line("refs/tags/v1", changed), line("refs/tags/v2"), line("refs/tags/v3", "1".repeat(40))];
    const unknown = repository.git("rev-parse", `${changed}:screeps-sync.yml`);
    expect(call({ lines }).node).toContain(`NEW= ${unknown} none\n`);
    expect(call().node).toContain("NEW=\n");
  });

  it("not for a branch that only the rules of another commit ask for", () => {
    const config = `[screeps-sync]\n\tconfigRule = none refs/heads/*\n\tknownConfig = none\n`;
    expect(call({ config, lines: [line("refs/heads/x")] }).node).toBeUndefined();
    expect(call({ config, lines: [line("refs/heads/x", "1".repeat(40))] }).node).toBeDefined();
  });

  it("for any ref where the environment names branch or configuration", () => {
    const lines = [line("refs/tags/v1")];
    expect(call({ lines, env: { SCREEPS_BRANCH: "x" } }).node).toBeDefined();
    expect(call({ lines, env: { SCREEPS_SYNC_CONFIG: "x.yml" } }).node).toBeDefined();
  });
});

describe("the installed hook says one line when pushes go elsewhere", () => {
  it("after git remote rename", () => {
    const { status, stderr, node: called } = call({ settings: { remote: "old" } });
    expect({ status, called }).toEqual({ status: 0, called: undefined });
    expect(stderr).toMatch(
      /^screeps-sync: nothing was deployed: old, .* is no remote any more; "screeps-sync install".*\n$/,
    );
  });

  it("by remote.pushDefault, unless the remote was chosen", () => {
    const config = "[remote]\n\tpushDefault = fork\n";
    const { stderr } = call({ remote: "fork", config });
    const chosen = call({ remote: "fork", config, settings: { remoteChosen: "true" } });
    expect(stderr).toMatch(
      /^screeps-sync: only pushes to origin are deployed, and remote\.pushDefault is fork now;.*\n$/,
    );
    expect(chosen.stderr).toBe("");
  });
});

describe("the installed hook, when its program cannot run, says one line", () => {
  mkdirSync(join(path, "old"));
  const old = script("old/node", "echo 16.20.2\n");
  const killed = script("killed", 'kill -KILL "$$"\n');
  const bin = join(path, "bin");
  mkdirSync(bin);
  for (const tool of ["git", "sh", "cat"])
    symlinkSync(execFileSync("which", [tool], { encoding: "utf8" }).trim(), join(bin, tool));
  it.each([
    ["the program is gone", { program: "/gone/pre-push.js" }, {}, "/gone/pre-push.js is gone; nothing was deployed"],
    [
      "Node is gone",
      { node: "/gone/node" },
      { PATH: bin },
      "Node.js is no longer at /gone/node, and not in PATH; nothing was deployed",
    ],
    [
      "Node is gone and the one in PATH is old",
      { node: "/gone/node" },
      { PATH: `${dirname(old)}:${bin}` },
      `Node.js is no longer at /gone/node, and ${old} is older than 22.19; nothing`,
    ],
    ["Node is no program", { node: dirname(old) }, {}, `Cannot run ${dirname(old)}; nothing was deployed`],
    ["Node is killed", { node: killed }, {}, "Node.js was ended from outside (status 137); a write may have arrived"],
  ])("%s", (_, broken, env, found) => {
    const relaxed = call({ settings: broken, env });
    const strict = call({ settings: { ...broken, strict: "true" }, env });
    const [goes, stops] = [relaxed, strict].map(({ stderr }) =>
      stderr.split("\n").filter((text) => text.startsWith("screeps-sync")),
    );
    expect([relaxed.status, strict.status]).toEqual([0, 1]);
    expect([goes?.length, stops?.length]).toEqual([1, 1]);
    expect(goes?.[0]).toContain(found);
    expect(goes?.[0]).toContain("; the push goes on; ");
    expect(stops?.[0]).toContain("; the push is stopped, since install had --strict; ");
  });
});

// Runs the tests that attack this program and prints how many attacks were tried and held, by class; `--write` puts the
// table into docs/security.md.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** What is attacked → the files that do it. */
const classes: Readonly<Record<string, readonly string[]>> = {
  "builds of strangers": ["test/attacks/foreign-build.test.ts"],
  "origins, variables and what a commit may say": ["test/attacks/origins.test.ts"],
  "runs without end: globs, YAML, waits": ["test/attacks/endless.test.ts"],
  "credentials in other forms": ["test/attacks/hidden-text.test.ts", "test/model/account/redact.test.ts"],
  "debug switches, folders of the environment, broken repositories": ["test/attacks/process.test.ts"],
  "replies of a hostile server": ["test/api/hostile-replies.test.ts"],
  "commands and hidden text for the Actions runner": [
    "test/doors/action/hostile.test.ts",
    "test/doors/action/secrets.test.ts",
  ],
  "invisible and moving text": ["test/model/text/visible-text.test.ts"],
  "names no disk holds": ["test/model/records/record-names.test.ts"],
  "planted caches": ["test/sync/start/own-cache.test.ts"],
  "visitors of the page on this machine": ["test/sync/unlock/page-server.test.ts"],
};

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

const root = join(import.meta.dirname, "..");
const results = runTests(Object.values(classes).flat());
const rows = Object.entries(classes).map(([name, files]) => [name, count(files)] as const);
const table = tableOf(rows);
console.log(table);
if (process.argv.includes("--write")) writeTable(table);
if (rows.some(([, { tried, held }]) => tried === 0 || held < tried)) process.exitCode = 1;

function runTests(paths: readonly string[]): Results {
  const folder = mkdtempSync(join(tmpdir(), "attacks-"));
  const output = join(folder, "results.json");
  try {
    const args = ["run", "--project", "test", "--reporter=json", `--outputFile=${output}`, ...paths];
    spawnSync(join(root, "node_modules/.bin/vitest"), args, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
    return JSON.parse(readFileSync(output, "utf8")) as Results;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function count(files: readonly string[]): { readonly tried: number; readonly held: number } {
  const found = results.testResults
    .filter(({ name }) => files.some((file) => name.endsWith(file)))
    .flatMap(({ assertionResults }) => assertionResults);
  return { tried: found.length, held: found.filter(({ status }) => status === "passed").length };
}

function tableOf(counted: typeof rows): string {
  const sum = (of: "tried" | "held") => counted.reduce((total, [, each]) => total + each[of], 0);
  const lines = counted.map(([name, { tried, held }]) => `| ${name} | ${tried} | ${held} |`);
  return ["| attack | tried | held |", "|---|---|---|", ...lines, `| all | ${sum("tried")} | ${sum("held")} |`].join(
    "\n",
  );
}

function writeTable(text: string): void {
  const path = join(root, "docs/security.md");
  const page = readFileSync(path, "utf8");
  const filled = page.replace(
    /<!-- attacks -->\n[\s\S]*?<!-- \/attacks -->/,
    () => `<!-- attacks -->\n${text}\n<!-- /attacks -->`,
  );
  writeFileSync(path, filled);
}

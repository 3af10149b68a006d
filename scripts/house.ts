// Measures the house: `npm run house` prints each figure beside its goal; `-- --list <figure>` shows what stands behind it.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { circlesOfFiles, circlesOfFolders } from "./house/circles.ts";
import { walkDeploy } from "./house/entered.ts";
import { functionLengths } from "./house/functions.ts";
import { root, type SourceFile, sourceFiles } from "./house/source-files.ts";

interface Figure {
  readonly name: string;
  readonly goal: string;
  readonly value: number;
  readonly isGood: boolean;
  /** What stands behind it, worst first. */
  readonly rows: readonly string[];
}

const source = sourceFiles("src");
const tests = sourceFiles("test");

const atMost = (name: string, goal: number, value: number, rows: readonly string[] = []): Figure => ({
  name,
  goal: `≤ ${goal}`,
  value,
  isGood: value <= goal,
  rows,
});

const lineCount = ({ text }: SourceFile): number => text.split("\n").length - 1;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function p90(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * 0.9) - 1] ?? 0;
}

function countBy(names: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

function filesPerFolder(name: string, files: readonly SourceFile[]): Figure {
  const folders = countBy(files.map(({ path }) => dirname(path)));
  return atMost(
    name,
    16,
    folders[0]?.[1] ?? 0,
    folders.map(([folder, count]) => `${count} ${folder}`),
  );
}

function circlesFigure(name: string, found: readonly string[][]): Figure {
  return atMost(
    name,
    0,
    found.length,
    found.map((group) => group.join(" ")),
  );
}

function fileLengths(): Figure[] {
  const lengths = source.map((file) => [lineCount(file), file.path] as const).sort((a, b) => b[0] - a[0]);
  const rows = lengths.map(([lines, path]) => `${lines} ${path}`);
  const numbers = lengths.map(([lines]) => lines);
  return [
    atMost("lines of a file, p90", 90, p90(numbers), rows),
    atMost("lines of a file, most", 160, numbers[0] ?? 0),
  ];
}

const isPage = (path: string): boolean => path.startsWith("src/emulator/page/");

function functions(): Figure[] {
  const all = source.flatMap(functionLengths).sort((a, b) => b.lines - a.lines);
  const rows = all.map(({ lines, path, line }) => `${lines} ${path}:${line}`);
  const longest = all.find(({ path }) => !isPage(path))?.lines ?? 0;
  return [
    atMost("lines of a function, p90", 13, p90(all.map(({ lines }) => lines)), rows),
    atMost("lines of a function but pages, most", 40, longest),
  ];
}

function typeNames(): Figure {
  const exported = source.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:interface|type|class|abstract class) (\w+)/gm)].map(([, name = ""]) => ({
      name,
      path,
    })),
  );
  const twice = countBy(exported.map(({ name }) => name)).filter(([, count]) => count > 1);
  return atMost(
    "type names exported more than once",
    0,
    twice.length,
    twice.map(
      ([name]) =>
        `${name}: ${exported
          .filter((one) => one.name === name)
          .map(({ path }) => path)
          .join(" ")}`,
    ),
  );
}

function environmentReaders(): Figure {
  const readers = source.filter(
    ({ path, text }) => !path.startsWith("src/emulator/") && /\bprocess\.env\b|\{ env \} = process/.test(text),
  );
  return atMost(
    "files that read process.env, but the emulator's",
    3,
    readers.length,
    readers.map(({ path }) => path),
  );
}

function testToSource(): Figure {
  const value = Math.round((100 * sum(tests.map(lineCount))) / sum(source.map(lineCount))) / 100;
  return { name: "lines of test per line of source", goal: "≥ 1.1", value, isGood: value >= 1.1, rows: [] };
}

/** A file of a story or a door has its test beside its name, or says in one line which scenario covers it. */
function withoutTests(): Figure {
  const bare = source.filter(({ path, text }) => {
    if (!/^src\/(?:sync|cli|action)\//.test(path)) return false;
    const beside = path.replace(/^src\//, "test/").replace(/\.ts$/, ".test.ts");
    const [, scenario] = /^\/\/ Covered by (test\/\S+?)\.?$/m.exec(text) ?? [];
    return !existsSync(join(root, scenario ?? beside));
  });
  return atMost(
    "files of sync, cli and action without a test or a scenario",
    0,
    bare.length,
    bare.map(({ path }) => path),
  );
}

async function wayOfADeploy(): Promise<Figure[]> {
  const { loaded, entered } = await walkDeploy();
  const outside = entered.filter((path) => !path.startsWith("src/model/"));
  return [
    { name: "files that a deploy loads", goal: "", value: loaded.length, isGood: true, rows: loaded },
    atMost("files that a deploy enters", 65, entered.length, entered),
    atMost("of these outside model/", 45, outside.length, outside),
  ];
}

const figures = [
  filesPerFolder("files in a folder of src, most", source),
  filesPerFolder("files in a folder of test, most", tests),
  ...(await wayOfADeploy()),
  circlesFigure("circles of files, types counted", circlesOfFiles(source)),
  circlesFigure("circles of folders", circlesOfFolders(source)),
  ...fileLengths(),
  ...functions(),
  typeNames(),
  environmentReaders(),
  testToSource(),
  withoutTests(),
];
const listed = process.argv.indexOf("--list");
for (const { name, goal, value, isGood, rows } of figures) {
  console.log(`${isGood ? " " : "✗"} ${String(value).padStart(5)}  ${goal.padEnd(6)} ${name}`);
  if (listed > 0 && name.includes(process.argv[listed + 1] ?? ""))
    for (const row of rows) console.log(`         ${row}`);
}

// `npm run faults [-- --every N --write]`: every fault at every request of every command, and the ending of each beside the data.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import buildOnce from "../support/dist.ts";
import { cells } from "./cells.ts";
import { leftOut } from "./faults.ts";
import { playCells } from "./play-cells.ts";

const file = join(import.meta.dirname, "endings.json");
const { values } = parseArgs({
  options: {
    every: { type: "string", default: "1" },
    from: { type: "string", default: "0" },
    lanes: { type: "string", default: "4" },
    typed: { type: "string", default: "20" },
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
  },
});
const every = Number(values.every);
const chosen = cells.filter(({ name }, index) => index % every === Number(values.from) && name.includes(values.only));
buildOnce();
const { endings, broken } = await playCells(chosen, Number(values.lanes), Number(values.typed));
const data = new Map<string, string>(Object.entries(JSON.parse(readFileSync(file, "utf8"))));
const news = [...endings].filter(([name]) => !data.has(name)).length;
if (values.write) {
  for (const [name, ending] of endings) data.set(name, ending);
  const sorted = Object.fromEntries([...data].sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}
const other = [...endings].filter(([name, ending]) => (data.get(name) ?? ending) !== ending);
for (const line of broken) console.error(`broken: ${line}`);
for (const [name, ending] of other) console.error(`other: ${name}: ${ending}; the data says ${data.get(name)}`);
console.log(
  `${endings.size} of ${cells.length} cells hold the laws, ${broken.length} do not, ${other.length} end otherwise`,
);
console.log(`${news} of them had no ending in the data before: --write puts it there`);
console.log(
  `${Object.keys(leftOut).length} rows of the paper are left out, each with its reason in test/faults/faults.ts`,
);
if (broken.length + other.length > 0) process.exitCode = 1;

import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { judge, type ReadOptions } from "../../support/read-source.ts";
import { type Files, temporaryFolder } from "../../support/repository.ts";

/** One small repository, what its modules are called, and what preflight finds: the beginning of each line. */
interface Row {
  readonly what: string;
  readonly files: Files;
  readonly options?: ReadOptions;
  readonly names?: readonly string[];
  readonly layout?: string;
  readonly finds?: readonly string[];
}

const folder = temporaryFolder();
let number = 0;

const loop = "module.exports.loop = () => {};\n";
const settings = (yaml: string): Files => ({ "screeps-sync.yml": yaml });
const layout = (name: string): ReadOptions => ({ raw: { layout: name } });
/** A token shape, made when it is needed: nothing in this file looks like one. */
const token = ["3f9a1c7e", "b2d4", "48e6", "9a0f", "5c7d1e8b2f64"].join("-");

const conventions: readonly Row[] = [
  {
    what: "no folders: nothing to choose",
    files: { "src/main.js": "require('a.b'); require('c');\n", "src/a.b.js": "", "src/c.js": "" },
    names: ["a.b", "c", "main"],
    layout: "slash",
  },
  {
    what: "slash",
    files: { "src/main.js": "require('role/miner');\n", "src/role/miner.js": "" },
    names: ["main", "role/miner"],
    layout: "slash",
  },
  {
    what: "dot",
    files: { "src/main.js": "require('role.miner');\n", "src/role/miner.js": "" },
    names: ["main", "role.miner"],
    layout: "dot",
  },
  {
    what: "underscore",
    files: { "src/main.js": "require('role_miner');\n", "src/role/miner.js": "" },
    names: ["main", "role_miner"],
    layout: "underscore",
  },
  {
    what: "basename",
    files: { "src/main.js": "require('miner');\n", "src/role/miner.js": "" },
    names: ["main", "miner"],
    layout: "basename",
  },
  {
    what: "a leading ./ goes, as in the game",
    files: {
      "src/main.js": "require('./role.miner');\n",
      "src/role/miner.js": "require('./role.body')\n",
      "src/role/body.js": "",
    },
    names: ["main", "role.body", "role.miner"],
    layout: "dot",
  },
  {
    what: "three folders deep",
    files: { "src/main.js": "require('a.b.c.d');\n", "src/a/b/c/d.js": "" },
    names: ["a.b.c.d", "main"],
    layout: "dot",
  },
  {
    what: "requires that every layout resolves decide nothing",
    files: {
      "src/main.js": "require('x'); require('y'); require('r/m');\n",
      "src/x.js": "",
      "src/y.js": "",
      "src/r/m.js": "",
    },
    names: ["main", "r/m", "x", "y"],
    layout: "slash",
  },
  {
    what: "folders that nobody requires from: any layout will do",
    files: { "src/main.js": loop, "src/spare/parts.js": "" },
    names: ["main", "spare/parts"],
    layout: "slash",
  },
  {
    what: "a computed name decides where nothing else does",
    files: { "src/main.js": "require('role.' + x);\n", "src/role/miner.js": "" },
    names: ["main", "role.miner"],
    layout: "dot",
  },
  {
    what: "a template decides too",
    files: { "src/main.js": "require(`role_${x}`);\n", "src/role/miner.js": "" },
    names: ["main", "role_miner"],
    layout: "underscore",
  },
  {
    what: "requires in functions and in try count",
    files: {
      "src/main.js": "exports.f = () => { try { return require('role_miner'); } catch {} };\n",
      "src/role/miner.js": "",
    },
    layout: "underscore",
  },
  {
    what: "a wasm module in a folder is named alike",
    files: { "src/main.js": "require('lib.engine');\n", "src/lib/engine.wasm": Buffer.from([0, 0x61, 0x73, 0x6d]) },
    names: ["lib.engine", "main"],
    layout: "dot",
  },
  {
    what: "a layout that is said is taken, and nothing is counted",
    files: { "src/main.js": "require('role.miner');\n", "src/role/miner.js": "", ...settings("layout: dot\n") },
    names: ["main", "role.miner"],
    layout: "dot",
  },
  {
    what: "a tie is an error with the counts",
    files: { "src/main.js": "require('a/b'); require('c.d');\n", "src/a/b.js": "", "src/c/d.js": "" },
    finds: [
      "error - Cannot tell the layout: the code's requires fit slash and dot equally well (slash 1, dot 1, underscore 0, basename 0)",
    ],
  },
  {
    what: "a mixture is an error at the require that does not fit",
    files: { "src/main.js": "require('a/b');\nrequire('a/c');\nrequire('a.c');\n", "src/a/b.js": "", "src/a/c.js": "" },
    finds: [
      "error src/main.js:3:1 - Cannot tell the layout: most requires fit slash, this require fits dot only (slash 2, dot 1, underscore 0, basename 0)",
    ],
  },
  {
    what: "one require of 49 that does not fit is a mistake, and the layout of the others is taken",
    files: {
      "src/main.js": `${Array.from({ length: 48 }, (_, index) => `require('role_r${index}');\n`).join("")}require('role.r1');\n`,
      ...Object.fromEntries(Array.from({ length: 48 }, (_, index) => [`src/role/r${index}.js`, ""])),
    },
    finds: [
      'error src/main.js:49:1 missing-module require("role.r1") asks for a module that is not there; "role_r1" is',
    ],
  },
  {
    what: "a mistyped require names what was meant",
    files: {
      "src/main.js": "require('role.miner'); require('rle.harvester');\n",
      "src/role/miner.js": "",
      "src/role/harvester.js": "",
    },
    finds: [
      'error src/main.js:1:24 missing-module require("rle.harvester") asks for a module that is not there; did you mean role.harvester?',
    ],
  },
  {
    what: "computed names without a beginning need a word",
    files: { "src/main.js": "for (const n of names) require(n);\n", "src/role/miner.js": "" },
    finds: ["error - Cannot tell the layout: requires with computed names"],
  },
  {
    what: "modules at the root of the repository",
    files: { "main.js": "require('role.miner')\n", "role/miner.js": "" },
    names: ["main", "role.miner"],
    layout: "dot",
  },
  {
    what: "TypeScript's own output",
    files: {
      "dist/main.js":
        '"use strict";\nvar __importDefault = (this && this.__importDefault) || function (m) { return m; };\nObject.defineProperty(exports, "__esModule", { value: true });\nconst miner_1 = __importDefault(require("role.miner"));\nexports.loop = () => miner_1.default.run();\n',
      "dist/role/miner.js": '"use strict";\nexports.run = () => {};\n',
    },
    names: ["main", "role.miner"],
    layout: "dot",
  },
  {
    what: "a source map beside its file",
    files: { "dist/main.js": loop, "dist/main.js.map": '{"version":3,"sources":[],"mappings":""}' },
    names: ["main", "main.js.map"],
  },
  {
    what: "a source map that the bundler made a module of: not twice",
    files: {
      "dist/main.js": loop,
      "dist/main.js.map": '{"mappings":""}',
      "dist/main.js.map.js": 'module.exports = {"mappings":""};',
    },
    names: ["main", "main.js.map"],
  },
  {
    what: "a source map of a file that is not there",
    files: { "dist/main.js": loop, "dist/other.js.map": '{"mappings":""}' },
    names: ["main"],
  },
  {
    what: "source maps turned off",
    files: { "dist/main.js": loop, "dist/main.js.map": '{"mappings":""}', ...settings("source-maps: false\n") },
    names: ["main"],
  },
  {
    what: "a map that is no map is left out",
    files: { "dist/main.js": loop, "dist/main.js.map": "not JSON" },
    names: ["main"],
  },
  {
    what: "a stamp that the code requires is there",
    files: { "src/main.js": "require('build_info').commit;\n", ...settings("stamp: build_info\n") },
    names: ["build_info", "main"],
  },
];

const found: readonly Row[] = [
  {
    what: "a module that is not there",
    files: { "src/main.js": "const a = 1;\n  require('miner');\n" },
    finds: ['error src/main.js:2:3 missing-module require("miner") asks for a module that is not there'],
  },
  {
    what: "one that main loads through another",
    files: { "src/main.js": "require('a');\n", "src/a.js": "require('./b');\n", "src/b.js": "require('gone');\n" },
    finds: ["error src/b.js:1:1 missing-module"],
  },
  {
    what: "one in a module that nothing loads: a warning",
    files: { "src/main.js": loop, "src/spare.js": "require('gone');\n" },
    finds: ["warning src/spare.js:1:1 missing-module"],
  },
  {
    what: "one in a function: a warning",
    files: { "src/main.js": "exports.loop = () => require('gone');\n" },
    finds: [
      'warning src/main.js:1:22 missing-module require("gone") asks for a module that is not there, should the game come here',
    ],
  },
  {
    what: "one in try: a warning",
    files: { "src/main.js": "try { require('local'); } catch (e) {}\n" },
    finds: [
      'warning src/main.js:1:7 missing-module require("local") asks for a module that is not there, which try may be for',
    ],
  },
  ...[
    "if (a) require('x');",
    "a && require('x');",
    "a ? require('x') : 0;",
    "for (;a;) require('x');",
    "a ??= require('x');",
    "switch (a) { case 1: require('x') }",
  ].map(
    (code): Row => ({
      what: `one that may not be come to: a warning (${code})`,
      files: { "src/main.js": code },
      finds: ["warning src/main.js:1:"],
    }),
  ),
  {
    what: "after a return at the top: a warning",
    files: { "src/main.js": "if (!Game.cpu) return;\nrequire('x');\n" },
    finds: ["warning src/main.js:2:1 missing-module"],
  },
  {
    what: "in a class body, when it is loaded or later",
    files: { "src/main.js": "class A { b = require('x'); static c() { return require('y'); } }\n" },
    finds: ["warning src/main.js:1:15 missing-module", "warning src/main.js:1:49 missing-module"],
  },
  {
    what: "wrong case",
    files: { "src/main.js": "require('Role.Miner');\n", "src/role.miner.js": "" },
    finds: ['error src/main.js:1:1 wrong-case require("Role.Miner") is in the wrong case: the module is "role.miner"'],
  },
  {
    what: "a folder up",
    files: { "src/main.js": "require('role/miner');\n", "src/role/miner.js": "require('../lib');\n", "src/lib.js": "" },
    finds: [
      'error src/role/miner.js:1:1 parent-path require("../lib") goes up a folder, and the game resolves no paths; write require("lib")',
    ],
  },
  {
    what: "./ and then a folder up",
    files: { "src/main.js": "require('./../lib');\n" },
    finds: ["error src/main.js:1:1 parent-path"],
  },
  {
    what: "./ from inside a folder means the top",
    files: {
      "src/main.js": "require('role/miner');\n",
      "src/role/miner.js": "require('./body');\n",
      "src/role/body.js": "",
    },
    options: layout("slash"),
    finds: [
      'error src/role/miner.js:1:1 missing-module require("./body") asks for a module that is not there; "role/body" is',
    ],
  },
  {
    what: "an extension, which the game does not take off",
    files: { "src/main.js": "require('./lib.js');\n", "src/lib.js": "" },
    finds: ['error src/main.js:1:1 missing-module require("./lib.js") asks for a module that is not there; "lib" is'],
  },
  {
    what: "a folder's index, which the game does not look for",
    files: { "src/main.js": "require('role');\n", "src/role/index.js": "" },
    options: layout("slash"),
    finds: [
      'error src/main.js:1:1 missing-module require("role") asks for a module that is not there; "role/index" is',
    ],
  },
  {
    what: "a package that is not bundled",
    files: { "src/main.js": "const fs = require('fs'), p = require('source-map');\n" },
    finds: ["error src/main.js:1:12 missing-module", "error src/main.js:1:31 missing-module"],
  },
  {
    what: "another layout's name under one that is said",
    files: { "src/main.js": "require('role.miner');\n", "src/role/miner.js": "" },
    options: layout("slash"),
    finds: [
      'error src/main.js:1:1 missing-module require("role.miner") asks for a module that is not there; "role/miner" is',
    ],
  },
  {
    what: "a template without parts is a name",
    files: { "src/main.js": "require(`gone`);\n" },
    finds: ['error src/main.js:1:1 missing-module require("gone")'],
  },
  {
    what: "columns count from 1, after a BOM and CRLF too",
    files: { "src/main.js": "\ufeff// ü\r\n\trequire('gone');\r\n" },
    finds: ["error src/main.js:2:2 missing-module"],
  },
  {
    what: "a syntax error",
    files: { "src/main.js": "const a = {\n  b: 1\n  c: 2\n};\n" },
    finds: ["error src/main.js:3:3 syntax is not JavaScript that the game can read: Unexpected identifier 'c'"],
  },
  {
    what: "a name declared twice",
    files: { "src/main.js": "let a = 1;\nlet a = 2;\n" },
    finds: [
      "error src/main.js:2:5 syntax is not JavaScript that the game can read: Identifier 'a' has already been declared",
    ],
  },
  {
    what: "a conflict that was committed",
    files: { "src/main.js": "<<<<<<< HEAD\na();\n=======\nb();\n>>>>>>> other\n" },
    finds: ["error src/main.js:1:1 syntax"],
  },
  {
    what: "TypeScript under the name of JavaScript",
    files: { "src/main.js": "const a: number = 1;\n" },
    finds: ["error src/main.js:1:7 syntax"],
  },
  {
    what: "nested without end",
    files: { "src/main.js": "(".repeat(200_000) },
    finds: ["error src/main.js:1 syntax is not JavaScript that the game can read: it is nested too deeply"],
  },
  {
    what: "import",
    files: { "src/main.js": "'use strict';\nimport miner from 'role.miner';\n" },
    finds: ["error src/main.js:2:1 es-module uses import, and the game runs CommonJS"],
  },
  {
    what: "export",
    files: { "src/main.js": "// loop\nexport const loop = () => {};\n" },
    finds: ["error src/main.js:2:1 es-module uses export"],
  },
  {
    what: "no main",
    files: { "src/a.js": "" },
    options: { raw: { source: "src" } },
    finds: ['error no-main No module is called "main", where the game starts: found a'],
  },
  {
    what: "a layout that loses files",
    files: { "src/main.js": loop, "src/a/x.js": "", "src/b/x.js": "" },
    options: layout("basename"),
    finds: [
      "error src/a/x.js lost-file and src/b/x.js become the same module",
      "error src/b/x.js lost-file and src/a/x.js become the same module",
    ],
  },
  {
    what: "more than the server takes",
    files: { "src/main.js": `// ${"x".repeat(5 * 1024 * 1024)}` },
    finds: ["error size The modules are 5,242,"],
  },
  {
    what: "a token beside the word",
    files: { "src/main.js": `${loop}const authToken = "${token}";\n` },
    finds: ["error src/main.js:2:20 credential holds what looks like a token"],
  },
  {
    what: "a stamp that a file is called like",
    files: { "src/main.js": loop, "src/build_info.js": "" },
    options: { raw: { stamp: "build_info" } },
    finds: ['error src/build_info.js - would be module "build_info", which "stamp:" wants to write'],
  },
  {
    what: "a level that is set: warn",
    files: { "src/main.js": "require('gone');\n", ...settings("checks:\n  missing-module: warn\n") },
    names: ["main"],
    finds: ["warning src/main.js:1:1 missing-module"],
  },
  {
    what: "a level that is set: off",
    files: {
      "src/main.js": "require('gone'); require('../up'); let a; let a;\n",
      ...settings("checks: { missing-module: off, parent-path: off, syntax: off }\n"),
    },
    names: ["main"],
  },
  {
    what: "no main, and that is meant: the empty one that the server adds is part of the set",
    files: { "src/a.js": "" },
    options: { raw: { source: "src", checks: "no-main: off" } },
    names: ["a", "main"],
  },
  {
    what: "a level that is set to error: still a warning where the game may never come",
    files: { "src/main.js": "try { require('x') } catch {}\n", ...settings("checks:\n  missing-module: error\n") },
    names: ["main"],
    finds: ["warning src/main.js:1:7 missing-module"],
  },
  {
    what: "a check that there is not",
    files: { "src/main.js": loop, ...settings("checks:\n  missing-modules: off\n") },
    finds: ["usage Cannot read screeps-sync.yml of"],
  },
  {
    what: "a level that there is not",
    files: { "src/main.js": loop, ...settings("checks:\n  syntax: warning\n") },
    finds: ["usage Cannot read screeps-sync.yml of"],
  },
];

const falseAlarms: readonly (readonly [what: string, code: string])[] = [
  ["lodash is built in", "const _ = require('lodash'); const l = require('./lodash');"],
  ["a comment", "// require('gone')\n/* require('gone') */"],
  ["a string", "const a = \"require('gone')\", b = `require('gone')`;"],
  ["a regular expression", "const a = /require('gone')/;"],
  ["a division that looks like one", "const a = 4 / 2, b = a / require.length;"],
  ["a computed name", "exports.load = (name) => require(name);"],
  ["a computed name with a beginning", "exports.load = (name) => require('role.' + name);"],
  ["a choice of names", "exports.load = (a) => require(a ? 'x' : 'y');"],
  ["a method of that name", "const loader = { require() {} }; loader.require('gone'); loader['require']('gone');"],
  ["a parameter of that name", "(function (require) { require('gone'); })(() => 1);"],
  [
    "a parameter in a pattern",
    "const f = ({ require }) => require('gone'); const g = ([require = 1]) => require('gone');",
  ],
  ["a function of that name", "function require(name) { return name; }\nrequire('gone');"],
  ["a variable of that name", "const require = (name) => name;\nrequire('gone');"],
  [
    "browserify",
    "require=(function e(t,n,r){function s(o,u){var a=typeof require=='function'&&require;if(!u&&a)return a(o,!0);}return s})({1:[function(require,module,exports){require('./gone')},{}]},{},[1]);",
  ],
  [
    "webpack",
    "(()=>{var m={1:(module,__unused,__webpack_require__)=>{__webpack_require__(2)}};function __webpack_require__(i){return m[i]}})();",
  ],
  ["AMD", "var define = () => {}; define(['require', 'gone'], function (require) { require('gone'); });"],
  ["import() is JavaScript", "exports.f = () => import('x');"],
  ["return at the top", "if (!global.Game) return;\nmodule.exports = 1;"],
  ["an empty file", ""],
  ["white space and a BOM", "\ufeff\r\n\t \u2028"],
  ["old JavaScript", "with (Math) { max(1, 2); }\nvar a = 010, let = 1;\n<!-- a comment\nvar b = 1;"],
  [
    "new JavaScript",
    "class A { #b = 1; static { this.c = 1n; } get d() { return this?.#b ?? 2 ** 3; } }\nconst e = /(?<y>\\d+)/dv; a: for (;;) { break a; }",
  ],
  ["a require of itself", "require('main');"],
  ["a name with everything in it", "require('./main').loop;"],
  ["an id that is no token", `const season = "${token}";`],
  ["a sample token", `const token = "${["00000000", "0000", "0000", "0000", "000000000000"].join("-")}";`],
  ["no argument and too many", "exports.f = () => [require(), require('main', 2), new Map(require)];"],
  ["an array that is spread", "exports.f = (x) => require(...x);"],
];

async function check({ files, options, names, layout: chosen, finds = [] }: Row): Promise<void> {
  const verdict = await judge(join(folder.path, `r${number++}`), files, options);
  expect(verdict.findings).toEqual(finds.map((line) => expect.stringMatching(beginsWith(line))));
  if (names !== undefined) expect(verdict.names).toEqual(names);
  if (chosen !== undefined) expect(verdict.layout).toBe(chosen);
}

const beginsWith = (text: string): RegExp => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}`);

describe("preflight names the modules of", () => {
  test.each(conventions)("$what", check);
});

describe("preflight finds", () => {
  test.each(found)("$what", check);
});

describe("preflight raises no false alarm at", () => {
  test.each(falseAlarms)("%s", (what, code) => check({ what, files: { "src/main.js": code } }));
});

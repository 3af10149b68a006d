import { colouredPieces } from "../../../src/model/console/html-colours.ts";
import { sourceMapModule } from "../../../src/model/modules/source-map.ts";
import { readThrown } from "../../../src/model/places/stack.ts";
import { readMap } from "../../../src/model/places/traced.ts";
import { undoEntities } from "../../../src/model/socket/entities.ts";
import { readMessage } from "../../../src/model/socket/frame.ts";
import { type FuzzTarget, holds } from "../target.ts";

const kinds = [
  "time",
  "protocol",
  "auth-ok",
  "auth-failed",
  "farewell",
  "tick",
  "error",
  "code",
  "cpu",
  "active",
  "unreadable",
];

export const gameTargets: readonly FuzzTarget[] = [
  {
    name: "socket-frame",
    law: "any message of the socket is something known, or told as unreadable",
    seeds: [
      "o",
      "time 1767323400",
      "auth ok 0123456789",
      'a["[\\"user:me/console\\",{\\"messages\\":{\\"log\\":[\\"&#x3C;b>\\"],\\"results\\":[]}}]"]',
      '["user:me/cpu",{"cpu":3,"memory":5}]',
      '["user:me/code",{"branch":"default","hash":1}]',
      'c[3000,"Go away!"]',
    ],
    run: (bytes) => {
      for (const frame of readMessage(bytes.toString(), "me")) holds(kinds.includes(frame.kind), "a kind of frame");
    },
  },
  {
    name: "stack",
    law: "a thrown text has a message and frames with real lines in modules that exist",
    seeds: [
      "Error: x\n    at exports.go (lib:3:13)\n    at main:1:43\n",
      "TypeError\n    at eval (eval at f (main:2:3), <anonymous>:1:1)",
      "x\n at _console17_1:1:2",
    ],
    run: (bytes) => {
      const text = bytes.toString();
      const lines = text.split("\n");
      for (const { at, module, line, column } of readThrown(text, (name) => name === "main" || name === "lib").frames) {
        holds(Number.isSafeInteger(line) && Number.isSafeInteger(column), "places are numbers");
        holds(lines[at]?.includes(`${module}:`) === true, "a frame stands in the line that it names");
      }
    },
  },
  {
    name: "source-map",
    law: "a source map says places inside of the repository, or nothing",
    seeds: [
      '{"version":3,"sources":["src/main.ts"],"names":[],"mappings":"AAAA;AACA","sourcesContent":["x"]}',
      '{"version":3,"sections":[]}',
      '{"version":3,"sources":["webpack://bot/./../x"],"mappings":"AAAA"}',
    ],
    run: (bytes) => {
      const json = bytes.toString();
      sourceMapModule(json);
      const map = readMap(json, "dist/main.js.map");
      for (let line = 1; line < 4; line += 1) {
        const path = map?.place(line, 1)?.path ?? "x";
        holds(!path.startsWith("/") && !path.split("/").includes(".."), `inside of the repository: ${path}`);
      }
    },
  },
  {
    name: "entities",
    law: "undone entities are no longer than they were, and hold no half character that was not there",
    seeds: ["&lt;b&gt;&#x41;&#66;&amp;", "&#xd800;&#1114112;"],
    run: (bytes) => {
      const text = bytes.toString();
      const plain = undoEntities(text);
      holds(plain.length <= text.length && plain.isWellFormed(), "well-formed and no longer");
    },
  },
  {
    name: "console-colours",
    law: "a line of the console falls into pieces that are no longer than the line",
    seeds: ["<font color='red'>x</font>", '<span style="color:#fff">a<b>c</b></span>'],
    run: (bytes) => {
      const line = bytes.toString();
      const length = colouredPieces(line).reduce((sum, { text }) => sum + text.length, 0);
      holds(length <= line.length, "nothing was made up");
    },
  },
];

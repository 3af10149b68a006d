import { expect, test } from "vitest";
import { pullMessage } from "../../../src/model/pull/pull-message.ts";
import { parseRecordMessage } from "../../../src/model/records/record-message.ts";

const digest = `sha256:${"ab".repeat(32)}`;
const plan = { changed: ["main", "a\u001bb"], added: ["role/miner"], removed: ["old"], unchanged: [] };

test("pullMessage() says server, branch and what changed, and what no file can hold", () => {
  const message = pullMessage({
    ...{ server: "screeps.com/ptr", branch: "default", digest, plan },
    ...{ left: ["a:b"], record: "1a2b3c4" },
  });
  expect(message).toBe(
    [
      "default on screeps.com/ptr: 2 changed, 1 added, 1 removed in the game",
      "  ~ main\n  ~ a\\x1bb\n  + role/miner\n  - old",
      "No file can hold these, kept as record 1a2b3c4:\n  a:b",
      `Screeps-Server: screeps.com/ptr\nScreeps-Branch: default\nScreeps-Pulled: ${digest}\n`,
    ].join("\n\n"),
  );
});

test("a commit of live code is no record", () => {
  const first = pullMessage({ server: "screeps.com", branch: "a b", digest, plan: undefined, left: [] });
  expect(first).toMatch(/^a b on screeps\.com: as it is in the game\n\nScreeps-Server/);
  expect(parseRecordMessage(first)).toBeUndefined();
});

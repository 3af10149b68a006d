import { beforeAll, expect, test } from "vitest";
import { check, noCredentials, openCheck } from "../../../src/sync/look/check.ts";
import { makeRepository, temporaryFolder } from "../../support/repository.ts";
import { askedOf } from "../../support/run.ts";

const folder = temporaryFolder();
// Nothing listens there: whoever asked it would fail.
const server = { url: "http://127.0.0.1:9", token: "ab".repeat(20) };
const signed = () => askedOf(folder.path, server);
const unsigned = () => ({ ...signed(), env: { SCREEPS_SERVER: server.url } });

beforeAll(() => {
  makeRepository(folder.path).commit({ "main.js": "1\n" });
});

test.each([
  ["asks a server where there are credentials", signed, undefined, undefined],
  ["asks none that it was told not to ask", signed, "of --offline", "of --offline"],
  ["asks none without credentials", unsigned, undefined, "no credentials were found"],
])("a check %s", async (_what, asked, offline, whyAlone) => {
  expect(await openCheck(asked(), { offline, unsigned: noCredentials })).toMatchObject({ whyAlone });
});

test("a door that cannot do without credentials has no reason to look at the commit alone", async () => {
  const opened = await openCheck(unsigned(), { offline: undefined, unsigned: undefined });
  expect(opened.whyAlone).toBeUndefined();
});

test("a commit alone is checked without a server, and the report says why", async () => {
  const { reports, targets } = await check(await openCheck(signed(), { offline: "of --offline", unsigned: undefined }));
  expect(targets).toEqual([]);
  expect(reports).toMatchObject([
    { outcome: "planned", modules: 1, message: expect.stringContaining("no server was asked, because of --offline") },
  ]);
});

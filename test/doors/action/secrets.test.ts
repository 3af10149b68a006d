import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Emulator, startEmulator } from "../../../src/emulator/emulator.ts";
import { findSecrets, runStep } from "../../support/action/action-runner.ts";
import { makeRepository, type TestRepository, temporaryFolder } from "../../support/repository.ts";

const folder = temporaryFolder();
let emulator: Emulator;
let repository: TestRepository;
const inputs = { branch: "default", source: "src" };
const other = ["another", "servers", "token", "0123456789"].join("-");

beforeAll(async () => {
  emulator = await startEmulator();
  repository = makeRepository(join(folder.path, "bot"));
  repository.commit({ "src/main.js": "module.exports.loop = () => {};\n" });
});
afterAll(() => emulator.close());

test("every credential is masked before anything else is printed: whole, by its first 8 characters, in the Basic form", async () => {
  const password = ["a", "long", "pass", "phrase"].join(" ");
  const result = await runStep({
    repository,
    emulator,
    with: { ...inputs, username: "player", password },
    env: { SEASON_TOKEN: other },
  });
  const { token } = emulator;
  const basic = Buffer.from(`player:${password}`).toString("base64");
  expect(result.masked).toEqual(
    expect.arrayContaining([token, token.slice(0, 8), password, basic, other, other.slice(0, 8)]),
  );
  const [firstOther = ""] = result.stdout.split("\n").filter((line) => !line.startsWith("::add-mask::"));
  expect(result.stdout.indexOf("::add-mask::")).toBe(0);
  expect(result.stdout.lastIndexOf("::add-mask::")).toBeLessThan(result.stdout.indexOf(firstOther));
});

test("a secret of several lines is masked line by line", async () => {
  const result = await runStep({ repository, emulator, with: { ...inputs, token: "line-one-of-it\nline-two-of-it" } });
  expect(result.outputs["outcome"]).toBe("usage");
  expect(result.masked).toEqual(expect.arrayContaining(["line-one-of-it", "line-two-of-it"]));
  expect(findSecrets(result.summary, ["line-one-of-it", "line-two-of-it"])).toEqual([]);
});

test("no child process is given a credential, in its environment or its arguments", async () => {
  const tools = join(folder.path, "tools");
  const seen = join(folder.path, "seen.txt");
  mkdirSync(tools);
  const git = execFileSync("which", ["git"], { encoding: "utf8" }).trim();
  writeFileSync(join(tools, "git"), `#!/bin/sh\n{ env; echo "$@"; } >> ${seen}\nexec ${git} "$@"\n`);
  chmodSync(join(tools, "git"), 0o755);
  const { PATH } = process.env;
  const result = await runStep({
    repository,
    emulator,
    with: { ...inputs, "github-token": other },
    env: { PATH: `${tools}:${PATH}`, SCREEPS_PASSWORD: other, SEASON_TOKEN: other },
  });
  expect(result.outputs["outcome"]).toMatch(/deployed|unchanged/);
  expect(existsSync(seen)).toBe(true);
  expect(findSecrets(readFileSync(seen, "utf8"), [emulator.token, other])).toEqual([]);
});

test("a 429 that names the beginning of the token shows none of it", async () => {
  const text = `Rate limit exceeded, retry after 99999ms or disable rate limiting using this link: ${emulator.url}/a/#!/account/auth-tokens/noratelimit?token=${emulator.token.slice(0, 8)}`;
  emulator.addFault({ fault: "reply", status: 429, body: text, times: "always" });
  const result = await runStep({ repository, emulator, with: { ...inputs, "max-wait": "1" } });
  emulator.clearFaults();
  expect(result.outputs["outcome"]).toBe("rate-limited");
});

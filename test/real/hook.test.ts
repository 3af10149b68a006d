import { afterAll, beforeAll, expect, it } from "vitest";
import { type RealServer, startRealServer } from "../real-server/real-server.ts";
import { makePusher } from "../support/pushing.ts";
import { temporaryFolder } from "../support/repository.ts";

const { path } = temporaryFolder();
let server: RealServer;
beforeAll(async () => {
  server = await startRealServer();
});
afterAll(() => server.stop());

it("git push deploys to the vendor's private server, through the installed hook, and changes only what was pushed", async () => {
  const account = {
    SCREEPS_SERVER: server.url,
    SCREEPS_USERNAME: server.username,
    SCREEPS_PASSWORD: server.password,
  };
  const files = { "src/main.js": "one", "screeps-sync.yml": "source: src\nbranches: { main: pushed }\n" };
  const { sync, push, commit, atRemote } = makePusher(path, account, files);
  sync("install");
  const first = await push(["origin", "main"]);
  expect(first.stderr).toContain('to "pushed"');
  expect(first.status).toBe(0);
  expect(JSON.parse(sync("api", "GET", "/api/user/code?branch=pushed"))).toMatchObject({ modules: { main: "one" } });

  commit({ "src/main.js": "two" });
  expect((await push(["--dry-run", "origin", "main"])).stderr).toContain("Planned");
  expect(JSON.parse(sync("api", "GET", "/api/user/code?branch=pushed"))).toMatchObject({ modules: { main: "one" } });
  const second = await push(["origin", "main"]);
  expect(second.status).toBe(0);
  expect(JSON.parse(sync("api", "GET", "/api/user/code?branch=pushed"))).toMatchObject({ modules: { main: "two" } });
  expect(atRemote("main")).toBeDefined();
});

it("login keeps name and password of the vendor's private server, and whoami then needs no other", () => {
  const { sync, git } = makePusher(`${path}/login`, { SCREEPS_SERVER: server.url });
  git("config", "credential.helper", `store --file=${path}/kept`);
  expect(() => sync("whoami")).toThrow("no credentials were found");
  expect(sync("login", "--username", server.username, "--password", server.password)).toContain(server.username);
  expect(sync("whoami")).toContain("git's credential helper");
});

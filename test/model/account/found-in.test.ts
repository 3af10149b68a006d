import { expect, test } from "vitest";
import type { Credentials } from "../../../src/model/account/credentials.ts";
import { foundIn } from "../../../src/model/account/found-in.ts";

const token: Credentials = { kind: "token", token: "not-a-real-token", tokenIn: "header" };
const password: Credentials = { kind: "password", username: "me", password: "not-a-real-password" };

test.each([
  ["its variable", token, { SCREEPS_TOKEN: "not-a-real-token" }, "variable SCREEPS_TOKEN"],
  ["the one that the file names", token, { OTHER: "x", SCREEPS_SEASON: "not-a-real-token" }, "variable SCREEPS_SEASON"],
  ["of a password", password, { SCREEPS_PASSWORD: "not-a-real-password" }, "variable SCREEPS_PASSWORD"],
  ["no variable", token, { SCREEPS_TOKEN: "another" }, "a flag or input"],
] as const)("%s is said", (_what, credentials, env, said) => {
  expect(foundIn(credentials, env)).toBe(said);
});

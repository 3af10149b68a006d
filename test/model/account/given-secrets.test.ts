import { expect, test } from "vitest";
import { givenSecrets } from "../../../src/model/account/given-secrets.ts";

test("every credential of flags and environment is known, and nothing else is taken for one", () => {
  const raw = { token: "made-up-token", password: "made-up-password", username: "me", branch: "default" };
  const env = { SCREEPS_TOKEN: "another-made-up-token", SCREEPS_USERNAME: "you", PATH: "/bin" };
  expect(givenSecrets(raw, env).sort()).toEqual(["another-made-up-token", "made-up-password", "made-up-token"]);
});

test("what was not given, or is empty, is no secret: it would stand in every text", () => {
  expect(givenSecrets({ token: "", password: undefined }, { SCREEPS_TOKEN: "" })).toEqual([]);
  expect(givenSecrets({}, {})).toEqual([]);
});

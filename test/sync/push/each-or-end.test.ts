import { expect, test } from "vitest";
import { DriftError, InterruptedError } from "../../../src/model/outcome/errors.ts";
import { eachOrEnd } from "../../../src/sync/push/each-or-end.ts";

const patient = { interrupt: new AbortController().signal };
const one = (name: string, optional = false) => ({ name, optional });

test("what cannot be done becomes an ending, and the rest is done all the same", async () => {
  const work = async ({ name }: { readonly name: string }) => {
    if (name === "b") throw new DriftError("Cannot deploy b: drift");
    return name.toUpperCase();
  };
  const { done, endings } = await eachOrEnd([one("a"), one("b", true), one("c")], work, patient);
  expect(done).toEqual(["A", "C"]);
  expect(endings).toEqual([{ outcome: "drift", message: "Cannot deploy b: drift", optional: true, findings: [] }]);
});

test("a bug ends the whole push, and nothing after it is begun", async () => {
  const begun: string[] = [];
  const work = async ({ name }: { readonly name: string }) => {
    begun.push(name);
    throw new TypeError("a bug");
  };
  await expect(eachOrEnd([one("a"), one("b")], work, patient)).rejects.toThrow(TypeError);
  expect(begun).toEqual(["a"]);
});

test("so does an interruption, which is no failure of one server", async () => {
  const stop = new AbortController();
  const reason = new InterruptedError("SIGINT");
  stop.abort(reason);
  const work = () => Promise.reject(reason);
  await expect(eachOrEnd([one("a")], work, { interrupt: stop.signal })).rejects.toBe(reason);
});

import fc from "fast-check";

/** One seed for every property of a run, always the same unless SEED says otherwise: a test that fails fails again. */
export const seedOfRun = Number(process.env["SEED"] ?? 20_261_120);

fc.configureGlobal({ seed: seedOfRun });

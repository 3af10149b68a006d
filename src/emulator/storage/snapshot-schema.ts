import * as v from "valibot";

const optionalFlag = v.optional(v.boolean());

const branchName = v.union([v.string(), v.number(), v.boolean(), v.null()]);

export const pairs = <Key extends v.GenericSchema>(key: Key) => v.array(v.tuple([key, v.unknown()]));

export const branchSchema = v.object({
  id: v.string(),
  name: branchName,
  createdAt: v.number(),
  timestamp: v.optional(v.union([v.number(), v.string()])),
  revision: v.number(),
  activeWorld: optionalFlag,
  activeSim: optionalFlag,
  /** A map as pairs, so that a module named `__proto__` needs no care; anything else as it was stored. */
  modules: v.union([
    v.object({ pairs: pairs(v.string()) }),
    v.object({ verbatim: v.union([v.array(v.unknown()), v.string(), v.number(), v.boolean()]) }),
  ]),
});

export const playerSchema = v.object({
  branches: v.array(branchSchema),
  memory: pairs(v.string()),
  segments: v.array(v.tuple([v.string(), pairs(v.number())])),
  console: v.array(v.string()),
});

export const worldSchema = v.array(v.tuple([v.string(), playerSchema]));

export const accountsSchema = v.object({
  accounts: v.array(
    v.object({
      id: v.string(),
      username: v.string(),
      email: v.string(),
      password: v.string(),
      notifyPrefs: v.optional(v.record(v.string(), v.union([v.boolean(), v.number()]))),
    }),
  ),
  tokens: v.array(
    v.object({
      id: v.string(),
      value: v.string(),
      accountId: v.string(),
      description: v.nullable(v.string()),
      noRatelimitUntil: v.number(),
      scope: v.object({
        full: v.boolean(),
        endpoints: v.array(v.string()),
        websockets: v.array(v.string()),
        memorySegments: v.nullish(v.array(v.string())),
      }),
    }),
  ),
});

const spentSchema = v.object({ since: v.number(), used: v.number(), times: v.array(v.number()) });

export const limitsSchema = v.array(v.tuple([v.string(), v.array(v.tuple([v.string(), spentSchema]))]));

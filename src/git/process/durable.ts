import type { Repository } from "./repository.ts";

/**
 * A handle whose git has everything on the disk before it says done: by default loose objects may still be in a
 * cache when the machine stops. A pack needs one wait for the disk where a hundred loose objects need a hundred.
 */
export function durable(repository: Repository): Repository {
  const settings = [
    ["core.fsync", "committed,loose-object"],
    ["fastimport.unpackLimit", "20"],
  ] as const;
  const variables = Object.fromEntries(
    settings.flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  );
  return {
    ...repository,
    variables: { ...repository.variables, ...variables, GIT_CONFIG_COUNT: `${settings.length}` },
  };
}

// Covered by test/doors/hook/hook.test.ts
import { readModules } from "../source/committed-modules.ts";

/** Several servers get the same modules: they are read, and built, once. */
export function readOnce(): typeof readModules {
  const known = new Map<string, ReturnType<typeof readModules>>();
  return (repository, commit, options) => {
    const key = JSON.stringify([commit.oid, options.source]);
    const modules = known.get(key) ?? readModules(repository, commit, options);
    known.set(key, modules);
    return modules;
  };
}

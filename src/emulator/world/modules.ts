/** What a branch holds. The open server keeps whatever `modules` was, so it is not always a map. */
export type StoredModules = ReadonlyMap<string, unknown> | readonly unknown[] | string | number | boolean;

// 5 MiB, counted in UTF-16 units of the JSON text of the modules alone: observed at its exact edge.
const maxLength = 5 * 1024 * 1024;

export function isTooLarge(modules: unknown): boolean {
  return JSON.stringify(modules).length > maxLength;
}

/** Names as the database can hold them. A name that then begins with `$` is dropped without a word. */
export function storeModules(sent: unknown): StoredModules {
  if (!sent) return new Map([["main", ""]]);
  if (typeof sent !== "object") return sent as string | number | boolean;
  if (Array.isArray(sent)) return sent;
  const stored = rename(new Map<string, unknown>(Object.entries(sent)), encodeName);
  if (!stored.get("main")) stored.set("main", "");
  return stored;
}

/** Names as they are shown again, which is not always as they were sent: a literal `$DOT$` comes back as a dot. */
export function showModules(stored: StoredModules): StoredModules {
  return stored instanceof Map ? rename(stored, decodeName) : stored;
}

/** A value for JSON. `Object.fromEntries` defines its keys, so a module named `__proto__` survives. */
export function modulesToJson(modules: StoredModules): unknown {
  return modules instanceof Map ? Object.fromEntries(modules) : modules;
}

export function encodeName(name: string): string | undefined {
  const stored = name.replaceAll(".", "$DOT$").replaceAll("/", "$SLASH$").replaceAll("\\", "$BACKSLASH$");
  return stored.startsWith("$") ? undefined : stored;
}

export function decodeName(stored: string): string {
  return stored.replaceAll("$DOT$", ".").replaceAll("$SLASH$", "/").replaceAll("$BACKSLASH$", "\\");
}

// In place and in order, like the server: a renamed key moves to the end and wins over one that had the name already.
function rename(modules: ReadonlyMap<string, unknown>, translate: (name: string) => string | undefined) {
  const renamed = new Map(modules);
  for (const name of modules.keys()) {
    const translated = translate(name);
    if (translated === name) continue;
    if (translated !== undefined) renamed.set(translated, renamed.get(name));
    renamed.delete(name);
  }
  return renamed;
}

/** What `${{ … }}` can name: `secrets`, `github`, `inputs`, `steps`, `needs`. */
export type Contexts = Readonly<Record<string, unknown>>;

/** A text with the values of its expressions put in. */
export function fill(text: string, contexts: Contexts): string {
  return text.replaceAll(/\$\{\{ *([^}]+?) *\}\}/g, (_, name: string) => lookUp(name, contexts));
}

/**
 * Whether a job or a step runs. Of GitHub's language the examples use `&&`, `==`, `always()` and names, and no more is
 * understood here: anything else throws.
 * @param green whether all that came before went well
 */
export function holds(condition: string | undefined, contexts: Contexts, green: boolean): boolean {
  const parts = (condition ?? "").split("&&").map((part) => part.trim());
  const always = parts.includes("always()");
  return (green || always) && parts.every((part) => part === "" || part === "always()" || isEqual(part, contexts));
}

function isEqual(part: string, contexts: Contexts): boolean {
  const [, name = "", value] = /^([\w.-]+) == '([^']*)'$/.exec(part) ?? [];
  if (value === undefined) throw new Error(`Cannot evaluate ${part}`);
  return lookUp(name, contexts) === value;
}

/** The text of that name; empty where there is none, as GitHub has it. */
function lookUp(name: string, contexts: Contexts): string {
  if (!/^[\w.-]+$/.test(name)) throw new Error(`Cannot evaluate ${name}`);
  const inner = (value: unknown, key: string): unknown =>
    typeof value === "object" && value !== null ? (value as Contexts)[key] : undefined;
  const found = name.split(".").reduce(inner, contexts);
  return typeof found === "string" ? found : "";
}

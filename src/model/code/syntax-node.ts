/** A node of the syntax tree (ESTree), as far as it is looked at. */
export interface Node {
  readonly type: string;
  readonly start?: number;
  readonly end?: number;
  readonly [field: string]: unknown;
}

/** The beginning of a computed name: of `"role." + name` and of a template. */
export function headOf(argument: unknown): string {
  let node = argument;
  while (isNode(node) && node.type === "BinaryExpression" && node["operator"] === "+") node = node["left"];
  if (isNode(node) && node.type === "TemplateLiteral") return textOf(node, 0);
  return literalOf(node) ?? "";
}

/** The text of a string, or of a template without parts. */
export function literalOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "Literal") return typeof node["value"] === "string" ? node["value"] : undefined;
  const isPlain =
    node.type === "TemplateLiteral" && Array.isArray(node["expressions"]) && node["expressions"].length === 0;
  return isPlain ? textOf(node, 0) : undefined;
}

function textOf(template: Node, index: number): string {
  const parts = template["quasis"];
  const part: unknown = Array.isArray(parts) ? parts[index] : undefined;
  const value = isNode(part) ? part["value"] : undefined;
  const cooked = typeof value === "object" && value !== null && "cooked" in value ? value.cooked : undefined;
  return typeof cooked === "string" ? cooked : "";
}

/** Whether a pattern binds the name: `require`, `{ require }`, `[require]`, `require = 1`, `...require`. */
export function namesRequire(pattern: unknown): boolean {
  if (isRequire(pattern)) return true;
  if (!isNode(pattern)) return false;
  const parts = [pattern["left"], pattern["argument"], pattern["value"], pattern["properties"], pattern["elements"]];
  return parts.flat().some(namesRequire);
}

/** Whether it is the name `require` itself. */
export const isRequire = (node: unknown): boolean =>
  isNode(node) && node.type === "Identifier" && node["name"] === "require";

/** What of a tree is a node, and not a value in one. */
export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

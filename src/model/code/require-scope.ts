import { isRequire, type Node, namesRequire } from "./syntax-node.ts";

/** Where a name of its own can hide the game's `require`. */
export interface Scope {
  readonly outer: Scope | undefined;
  hidesRequire: boolean;
}

/** A declaration or an assignment of `require` hides the game's own in the function around it. */
export function noteNames(node: Node, scope: Scope): void {
  const declares =
    (node.type === "VariableDeclarator" || node.type === "FunctionDeclaration" || node.type === "ClassDeclaration") &&
    namesRequire(node["id"]);
  const assigns = node.type === "AssignmentExpression" && isRequire(node["left"]);
  if (declares || assigns) scope.hidesRequire = true;
}

/** A parameter of that name hides it too, and a function of that name in itself. */
export function hidesInParameters(node: Node): boolean {
  const parameters = node["params"];
  const own = node.type === "FunctionExpression" && isRequire(node["id"]);
  return own || (Array.isArray(parameters) && parameters.some(namesRequire));
}

export function isHidden(scope: Scope): boolean {
  for (let each: Scope | undefined = scope; each !== undefined; each = each.outer) if (each.hidesRequire) return true;
  return false;
}

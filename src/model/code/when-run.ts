import type { When } from "./code-facts.ts";
import type { Node } from "./syntax-node.ts";

/** Statements outside of functions that end the module, or hold one that does. */
export const mayReturn = new Set([
  "ReturnStatement",
  "IfStatement",
  "BlockStatement",
  "TryStatement",
  "CatchClause",
  "SwitchStatement",
  "SwitchCase",
  "LabeledStatement",
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
  "WithStatement",
]);

const functions = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

export const isFunction = ({ type }: Node): boolean => functions.has(type);

/** Fields whose code may not run, though the statement does. */
const perhapsFields: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ["consequent", "alternate"],
  ConditionalExpression: ["consequent", "alternate"],
  LogicalExpression: ["right"],
  AssignmentPattern: ["right"],
  SwitchCase: ["consequent", "test"],
  WhileStatement: ["body"],
  ForStatement: ["body", "update"],
  ForInStatement: ["body"],
  ForOfStatement: ["body"],
  CatchClause: ["body"],
  PropertyDefinition: ["value"],
};

/** Whether what stands in a field of a node runs, where it is known of the node. */
export function whenOf(node: Node, when: When, field: string): When {
  if (node.type === "TryStatement" && field === "block") return "try";
  if (when !== "load") return when;
  const logicalAssignment =
    node.type === "AssignmentExpression" && ["||=", "&&=", "??="].includes(String(node["operator"]));
  const perhaps =
    isFunction(node) || perhapsFields[node.type]?.includes(field) || (logicalAssignment && field === "right");
  return perhaps ? "perhaps" : "load";
}

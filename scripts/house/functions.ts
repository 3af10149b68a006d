import { parseModule } from "meriyah";
import { javaScriptOf, type SourceFile } from "./source-files.ts";

export interface FunctionLength {
  readonly path: string;
  readonly line: number;
  readonly lines: number;
}

/** How many lines each function of a file has, its own functions within it counted too. */
export function functionLengths(file: SourceFile): FunctionLength[] {
  const found: FunctionLength[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) visit(item);
    if (typeof node !== "object" || node === null || Array.isArray(node)) return;
    const at = isFunction(node) ? node.loc : undefined;
    if (at !== undefined) found.push({ path: file.path, line: at.start.line, lines: at.end.line - at.start.line + 1 });
    for (const [key, value] of Object.entries(node)) if (key !== "loc") visit(value);
  };
  visit(parseModule(javaScriptOf(file), { loc: true, next: true }));
  return found;
}

interface Located {
  readonly loc: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
}

function isFunction(node: object): node is Located {
  const { type, loc } = node as { type?: unknown; loc?: unknown };
  return typeof type === "string" && /Function(?:Declaration|Expression)$/.test(type) && loc !== undefined;
}

// Covered by test/cli/show/findings.test.ts
const cells = 20;

/** How full the server's allowance is: `█████░░░░░`. Anything above nothing shows. */
export function sizeBar(size: number, most: number): string {
  const full = Math.min(cells, Math.ceil((size / most) * cells));
  return `${"█".repeat(full)}${"░".repeat(cells - full)}`;
}

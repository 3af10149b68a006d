// `node --import ./scripts/house/trace.ts`: writes to HOUSE_TRACE which functions of `src/` were called, in the order of
// their first calls, one `file name` a line.
import { writeFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseModule } from "meriyah";

const root = join(import.meta.dirname, "../..");
const called = new Set<string>();
const seen = (name: string): void => void called.add(name);
Object.assign(globalThis, { houseTrace: seen });
process.on("exit", () => writeFileSync(process.env["HOUSE_TRACE"] ?? "/dev/null", [...called, ""].join("\n")));

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.startsWith("file:") || !/\/src\/.*\.ts$/.test(url)) return loaded;
    const text = Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, format: "module", source: traced(stripTypeScriptTypes(text), fileURLToPath(url)) };
  },
});

/** The code with a call at the beginning of each function that has a name and stands by itself. */
function traced(code: string, file: string): string {
  const path = relative(root, file);
  const { body } = parseModule(code, { next: true, ranges: true });
  const starts = body.flatMap((node) => {
    const declared = node.type === "ExportNamedDeclaration" ? node.declaration : node;
    if (declared?.type !== "FunctionDeclaration" || declared.body?.start === undefined) return [];
    return [{ at: declared.body.start + 1, name: declared.id?.name ?? "" }];
  });
  return starts
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, name }) => `${text.slice(0, at)}houseTrace("${path} ${name}");${text.slice(at)}`, code);
}

import { setFlagsFromString } from "node:v8";

/**
 * Lets V8 compile undici's WebAssembly parser once and for all by its quick compiler; call the result when the parser
 * is there. For three short replies V8 would optimize it for 39 ms of CPU, and the process would wait for that.
 */
export function keepParserUnoptimized(): () => void {
  // An unknown flag is an error on stderr, so only for the versions of Node that were looked at.
  if (Number.parseInt(process.versions.node, 10) > 24) return () => {};
  setFlagsFromString("--wasm-tiering-budget=2000000000");
  // With another flag than the default, V8 rejects the compiled code that Node and we keep: `change` needs crypto later.
  return () => setFlagsFromString("--wasm-tiering-budget=13000000");
}

// One file, as the game likes it best: CommonJS, with lodash left to the game, and a source map beside it.
export default {
  input: "src/main.ts",
  external: ["lodash"],
  output: { file: "dist/main.js", format: "cjs", sourcemap: true },
};

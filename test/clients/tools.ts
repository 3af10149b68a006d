import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Emulator } from "../../src/emulator/emulator.ts";
import { packages } from "./installed.ts";

export type Credentials = { readonly token: string } | { readonly name: string; readonly password: string };

/** A published tool that brings a folder to the game. */
export interface Tool {
  readonly name: string;
  /** Writes what the tool reads about server and account. The world is a prefix, such as `/season`. */
  configure(folder: string, emulator: Emulator, credentials: Credentials, world?: string): void;
  /** What is started in the folder, by Node. */
  readonly argv: readonly string[];
  /** The modules that arrive. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** What it prints where the server has had enough of writes. */
  readonly whenLimited: RegExp;
}

const loop = "module.exports.loop = function () {};\n";
const miner = "module.exports = 1;\n";
const wasm = "AGFzbQEAAAA=";
const text = { main: loop, "role.miner": miner };

/** A bot, and the tools in reach of it as of any project. */
export function fillFolder(folder: string): void {
  symlinkSync(packages, join(folder, "node_modules"));
  writeFileSync(join(folder, "main.js"), loop);
  writeFileSync(join(folder, "role.miner.js"), miner);
  writeFileSync(join(folder, "fast.wasm"), Buffer.from(wasm, "base64"));
  writeFileSync(join(folder, "entry.mjs"), "export function loop() {}\n");
}

export const screepsApiTools: readonly Tool[] = [
  screepsApiTool("screeps-api 1.16.1", "screeps-api"),
  screepsApiTool("screeps-api 1.7.2", "screeps-api-1.7"),
];

export const rollupPlugin: Tool = {
  name: "rollup-plugin-screeps 1.0.1",
  argv: [bin("rollup/dist/bin/rollup"), "-c"],
  modules: { main: "'use strict';\n\nfunction loop() {}\n\nexports.loop = loop;\n" },
  whenLimited: sentence(),
  configure: (folder, { port }, credentials, world = "") => {
    const server = { protocol: "http", hostname: "127.0.0.1", port, path: `${world}/`, branch: "default" };
    writeJson(folder, "screeps.json", { ...server, ...byMail(credentials) });
    const output = { file: "dist/main.js", format: "cjs" };
    const plugins = 'plugins: [screeps({ configFile: "./screeps.json" })]';
    const config = `export default { input: "entry.mjs", output: ${JSON.stringify(output)}, ${plugins} };\n`;
    writeFileSync(join(folder, "rollup.config.mjs"), `import screeps from "rollup-plugin-screeps";\n${config}`);
  },
};

/** Both know no other way than the code call itself, so that name and password travel as Basic. */
export const taskRunners: readonly Tool[] = [
  {
    name: "gulp-screeps 1.1.0",
    argv: [bin("gulp/bin/gulp.js"), "--gulpfile", "gulpfile.cjs"],
    modules: text,
    whenLimited: sentence(),
    configure: (folder, { port }, credentials, path = "") => {
      const options = { host: "127.0.0.1", port, path, secure: false, branch: "default", ...byMail(credentials) };
      const task = `() => gulp.src("*.js").pipe(require("gulp-screeps")(${JSON.stringify(options)}))`;
      writeFileSync(join(folder, "gulpfile.cjs"), `const gulp = require("gulp");\nexports.default = ${task};\n`);
    },
  },
  {
    name: "grunt-screeps 1.5.0",
    argv: [bin("grunt/bin/grunt"), "screeps", "--gruntfile", "Gruntfile.cjs"],
    modules: { ...text, fast: { binary: wasm } },
    whenLimited: /Screeps server returned error code 429/,
    configure: (folder, { port }, credentials, world = "") => {
      const server = { host: "127.0.0.1", port, http: true, path: `${world}/api/user/code` };
      const screeps = {
        options: { server, branch: "default", ...byMail(credentials) },
        bot: { src: ["*.{js,wasm}"] },
      };
      const load = 'grunt.loadNpmTasks("grunt-screeps");';
      const body = `grunt.initConfig(${JSON.stringify({ screeps })});\n  ${load}`;
      writeFileSync(join(folder, "Gruntfile.cjs"), `module.exports = (grunt) => {\n  ${body}\n};\n`);
    },
  },
];

function screepsApiTool(name: string, folderName: string): Tool {
  return {
    name,
    argv: [bin(`${folderName}/bin/screeps-api.js`), "upload", "main.js", "role.miner.js", "fast.wasm"],
    modules: { ...text, fast: { binary: wasm } },
    whenLimited: sentence(),
    configure: (folder, { port }, credentials, path = "/") => {
      const account = "token" in credentials ? credentials : { username: credentials.name, ...credentials };
      const main = { host: "127.0.0.1", port, path, secure: false, ...account };
      // JSON is YAML as well.
      writeJson(folder, ".screeps.yaml", { servers: { main } });
    },
  };
}

function bin(path: string): string {
  return join(packages, path);
}

function sentence(): RegExp {
  return /Rate limit exceeded, retry after \d+ms/;
}

function byMail(credentials: Credentials): object {
  return "token" in credentials ? credentials : { email: credentials.name, password: credentials.password };
}

function writeJson(folder: string, name: string, value: object): void {
  writeFileSync(join(folder, name), JSON.stringify(value));
}

/**
 * What runs in the worker: the modules in a context of their own, as the game's runtime evaluates them (the wrapper in one
 * line, so that columns of stacks are the game's; names of files are names of modules).
 */
export const workerScript = String.raw`
"use strict";
const { parentPort, workerData } = require("node:worker_threads");
const vm = require("node:vm");

const context = vm.createContext({});
const inContext = (code) => vm.runInContext(code, context);
const parse = inContext("(json) => JSON.parse(json)");
const GameError = inContext("Error");
const GameBytes = inContext("Uint8Array");
const modules = new Map(workerData.modules);
const cache = new Map();
const loading = Symbol("loading");
const mostLines = 1000;
let lines = [];
let rejected = [];
process.on("unhandledRejection", (error) => rejected.push(frameOf(error)));

const show = (value) => (value && value.toString ? value.toString() : value === undefined ? "undefined" : JSON.stringify(value));
context.console = parse("{}");
context.console.log = (...values) => {
  if (lines.length < mostLines) lines.push(values.map(show).join(" "));
};
Object.assign(context, parse(workerData.constants));
context.global = inContext("globalThis");
context.require = (name) => load(String(name).replace(/^\.\//, ""));

function load(name) {
  if (cache.get(name) === loading) throw new GameError("Circular reference to module '" + name + "'");
  if (cache.has(name)) return cache.get(name);
  if (!modules.has(name)) throw new GameError("Unknown module '" + name + "'");
  const content = modules.get(name);
  if (typeof content === "object" && content !== null) return keep(name, GameBytes.from(Buffer.from(content.binary, "base64")));
  const module = parse('{"exports":{}}');
  cache.set(name, loading);
  try {
    evaluate(name, String(content), module);
  } catch (error) {
    cache.delete(name);
    throw error;
  }
  return keep(name, module.exports);
}

function keep(name, value) {
  cache.set(name, value);
  return value;
}

function evaluate(filename, code, module) {
  const before = context.__module;
  context.__module = module;
  try {
    const script = new vm.Script("(function __module(module,exports){ " + code + "\n})(__module, __module.exports)", { filename });
    script.runInContext(context, { displayErrors: false });
  } finally {
    context.__module = before;
  }
}

function answer(expression, index) {
  const code = '(function(code,module,exports){ return "" + eval(code); })(' + JSON.stringify(expression) + ", {}, {})";
  return new vm.Script(code, { filename: "_console" + Date.now() + "_" + index }).runInContext(context, { displayErrors: false });
}

/** As the game sends it; nothing for a thrown string, which has no stack. */
function frameOf(error) {
  if (typeof error !== "object" || error === null || typeof error.stack !== "string") return undefined;
  const stack = error instanceof SyntaxError || error.name === "SyntaxError" ? "SyntaxError: " + error.message : error.stack;
  const own = stack.split("\n").filter((line) => !/^ +at .*(?:node:|\[worker eval\])/.test(line));
  return own.join("\n").replace(/</g, "&lt;").replace(/at __module \((.*)\)/g, "at $1") + "\n";
}

function gameAt({ time, shard }, began) {
  const game = parse('{"creeps":{},"rooms":{},"spawns":{},"structures":{},"flags":{},"constructionSites":{},"map":{},"market":{}}');
  const cpu = Object.assign(parse('{"limit":20,"tickLimit":500,"bucket":10000}'), { getUsed: () => performance.now() - began });
  return Object.assign(game, { time, cpu, shard: parse(JSON.stringify({ name: shard })), getObjectById: () => null, notify: () => 0 });
}

function run(tick, results) {
  const main = load("main");
  if (main && typeof main.loop === "function") evaluate("__mainLoop", "module.exports.loop();", { exports: main });
  tick.expressions.forEach((expression, index) => results.push(answer(expression, index)));
}

function memoryText() {
  try {
    return JSON.stringify(context.Memory);
  } catch {
    return undefined;
  }
}

parentPort.on("message", (tick) => {
  const results = [];
  const began = performance.now();
  let error;
  context.Game = gameAt(tick, began);
  context.Memory = parse(tick.memory);
  try {
    run(tick, results);
  } catch (thrown) {
    error = frameOf(thrown);
  }
  const cpu = Math.ceil(performance.now() - began);
  // One turn later, when promises that nobody caught are known.
  setImmediate(() => {
    parentPort.postMessage({ log: lines, results, error, rejected, cpu, memory: memoryText() });
    lines = [];
    rejected = [];
  });
});
parentPort.postMessage("ready");
`;

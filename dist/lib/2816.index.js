"use strict";
exports.id = 2816;
exports.ids = [2816];
exports.modules = {

/***/ 32816:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/js/emulator/emulator.js + 71 modules
var emulator_emulator = __webpack_require__(12102);
;// CONCATENATED MODULE: ./build/js/emulator/command-line.js



/** Runs until the signal aborts, or without one until SIGINT or SIGTERM; then ends cleanly. */
async function runEmulator(flags, print, signal) {
    const emulator = await (0,emulator_emulator/* startEmulator */.s)(await readFlags(flags));
    for (const line of describe(emulator, flags.profile ?? "official"))
        print(line);
    await endAsked(signal);
    await emulator.close();
}
async function readFlags(flags) {
    return {
        // The port of the vendor's own private server.
        port: readPort(flags.port ?? "21025"),
        profile: readProfile(flags.profile ?? "official"),
        ...(flags.host === undefined ? {} : { host: flags.host }),
        ...(flags.world === undefined || flags.world.length === 0 ? {} : { worlds: flags.world.map(prefixOf) }),
        ...(flags.data === undefined ? {} : { dataDir: flags.data }),
        ...(flags.seedToken === undefined ? {} : { seedToken: flags.seedToken }),
        ...(flags.script === undefined ? {} : { script: await readScript(flags.script) }),
    };
}
function readPort(text) {
    const port = Number(text);
    if (/^\d+$/.test(text) && port <= 65_535)
        return port;
    throw new RangeError(`Cannot listen on port "${text}": give a number from 0 (any free one) to 65535`);
}
function readProfile(name) {
    if (name === "official" || name === "private" || name === "xx")
        return name;
    throw new RangeError(`Cannot play profile "${name}": give official, private or xx`);
}
// `main` is how people call the world without a prefix.
function prefixOf(world) {
    return world === "main" || world === "/" ? "" : world;
}
async function readScript(path) {
    try {
        return JSON.parse(await (0,promises_.readFile)(path, "utf8"));
    }
    catch (cause) {
        throw new Error(`Cannot read fault script "${path}": it must be a JSON file with a list of faults`, { cause });
    }
}
function describe(emulator, profile) {
    const { url, username, password } = emulator;
    const begin = [`The Screeps service is played at ${url} (profile ${profile}); open it in a browser to watch`];
    if (profile === "official") {
        const { token } = emulator;
        const call = `curl -H 'X-Token: ${token}' '${url}/api/user/code?branch=default'`;
        return [...begin, `A token to try: ${token}`, `Try it: ${call}`];
    }
    const call = `curl -H 'Content-Type: application/json' -d '${JSON.stringify({ email: username, password })}' ${url}/api/auth/signin`;
    return [...begin, `Sign in as: ${username} / ${password}`, `Try it: ${call}`];
}
async function endAsked(signal) {
    if (signal !== undefined) {
        if (!signal.aborted)
            await (0,external_node_events_.once)(signal, "abort");
        return;
    }
    await new Promise((resolve) => {
        const end = () => {
            process.off("SIGINT", end).off("SIGTERM", end);
            resolve();
        };
        process.on("SIGINT", end).on("SIGTERM", end);
    });
}

// EXTERNAL MODULE: ./build/js/model/outcome/errors.js
var errors = __webpack_require__(92383);
;// CONCATENATED MODULE: ./build/js/cli/setup/emulate.js
// Covered by test/doors/emulate.test.ts


/** `screeps-sync emulate`: until Ctrl-C. */
async function run({ flags, console, interrupt }) {
    try {
        await runEmulator(flags, (line) => console.print(line), interrupt);
    }
    catch (cause) {
        // It knows nothing of ours, so its refusals (a flag, a taken port, an unreadable file) come as plain errors.
        throw new errors/* UsageError */.eb(cause instanceof Error ? cause.message : String(cause), { cause });
    }
    return 0;
}


/***/ })

};
;
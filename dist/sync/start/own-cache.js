var __addDisposableResource = (this && this.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (this && this.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
import { chmodSync, closeSync, constants, fstatSync, lstatSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { makeFolder } from "./make-folder.js";
/**
 * A folder in the person's own cache; undefined where there is none.
 * The XDG specification has a relative path ignored: it would be one in whatever repository we are started in.
 */
export function cacheFolder(env, name) {
    const home = keepsNothing(env) ? "" : (env["HOME"] ?? env["USERPROFILE"] ?? "");
    const xdg = env["XDG_CACHE_HOME"] ?? "";
    const cache = isAbsolute(xdg) ? xdg : isAbsolute(home) ? join(home, ".cache") : undefined;
    return cache === undefined ? undefined : join(cache, "screeps-sync", name);
}
/**
 * A hosted runner is thrown away after its job, and what a run writes for the next is 8 % of the CPU of the Action's
 * deploy (M). Whoever keeps a folder from job to job names it by XDG_CACHE_HOME.
 */
const keepsNothing = (env) => env["RUNNER_ENVIRONMENT"] === "github-hosted";
/**
 * What was kept in a file of such a folder. Undefined where folder or file may be another's work (its owner, who else
 * may write, a link), or where not every bit is as it was: what is run or believed must be what we wrote.
 */
export function readKept(file) {
    try {
        if (!foldersOf(file).every((folder) => isOurs(lstatSync(folder), "folder")))
            return undefined;
        // A link, or another file in its place a moment later, is not followed: what is checked is what is read.
        const opened = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
        try {
            return isOurs(fstatSync(opened), "file") ? unsealed(readFileSync(opened)) : undefined;
        }
        finally {
            closeSync(opened);
        }
    }
    catch {
        return undefined;
    }
}
/** Keeps it whole or not at all: another run may read or write it at the same time. Where nothing can be kept, nothing is. */
export function keep(file, content) {
    const unfinished = `${file}.${process.pid}`;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            makeFolder(dirname(file), { mode: 0o700 });
            for (const folder of foldersOf(file))
                makeOurs(folder);
            rmSync(unfinished, { force: true });
            const _end = __addDisposableResource(env_1, { [Symbol.dispose]: () => rmSync(unfinished, { force: true }) }, false);
            writeFileSync(unfinished, Buffer.concat([seal(content), content]), { mode: 0o600, flag: "wx" });
            renameSync(unfinished, file);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    catch {
        // The next run does the work again.
    }
}
/** Ours are the folder of a file and `screeps-sync` above it; what is above those may be anybody's. */
const foldersOf = (file) => [dirname(dirname(file)), dirname(file)];
function isOurs(stats, kind) {
    if (kind === "folder" ? !stats.isDirectory() : !stats.isFile() || stats.nlink !== 1)
        return false;
    // Windows has neither; a profile's folders are its user's own there.
    return process.getuid === undefined || (stats.uid === process.getuid() && (stats.mode & 0o022) === 0);
}
/** A folder of ours that others may write to holds files of theirs perhaps, and those are not believed. */
function makeOurs(folder) {
    const stats = lstatSync(folder);
    if (isOurs(stats, "folder"))
        return;
    if (!stats.isDirectory() || stats.uid !== process.getuid?.())
        throw new Error(`${folder} is not ours`);
    chmodSync(folder, 0o700);
}
const sealBytes = 4;
/** Against damage alone; against others stands who may write. Half the CPU of a hash, whose library is large. */
function seal(content) {
    const bytes = Buffer.alloc(sealBytes);
    bytes.writeUInt32LE(process.getBuiltinModule("node:zlib").crc32(content));
    return bytes;
}
function unsealed(kept) {
    const content = kept.subarray(sealBytes);
    return kept.subarray(0, sealBytes).equals(seal(content)) ? content : undefined;
}

import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
/** A folder and what is missing above it. Step by step: `recursive` never returns where none can be, as below /proc (Node 24). */
export function makeFolder(folder, options = {}) {
    try {
        mkdirSync(folder, options);
    }
    catch (failure) {
        if (!(failure instanceof Error && "code" in failure))
            throw failure;
        if (failure.code === "EEXIST")
            return;
        if (failure.code !== "ENOENT" || dirname(folder) === folder)
            throw failure;
        makeFolder(dirname(folder), options);
        mkdirSync(folder, options);
    }
}

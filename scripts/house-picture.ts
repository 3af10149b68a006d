// Draws the house in CONTRIBUTING.md from the imports of src/.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pictureOf, withPicture } from "./house/picture.ts";
import { root, sourceFiles } from "./house/source-files.ts";

const path = join(root, "CONTRIBUTING.md");
writeFileSync(path, withPicture(readFileSync(path, "utf8"), pictureOf(sourceFiles("src"))));

import type { Document } from "yaml";
import { UsageError } from "./errors.ts";

/** The value of a parsed document, maps as `Map`s so that no key is special and order stays. @throws UsageError for an alias bomb */
export function yamlValue(document: Document, where: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 50, mapAsMap: true });
  } catch (cause) {
    throw new UsageError(`Cannot read ${where}: it uses aliases (*) that lead nowhere, or too many of them`, { cause });
  }
}

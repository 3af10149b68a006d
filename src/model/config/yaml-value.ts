import { type Document, type LineCounter, type ParseOptions, parseDocument } from "yaml";
import { UsageError } from "../outcome/errors.ts";

// The parser's time grows with the square of what it is given: 300,000 rules took it 7 minutes, this much a second.
const mostBytes = 32 * 1024;

/** Text of anyone → a document, with its own errors. @throws UsageError before anything is read of a text that is too long */
export function parseYaml(text: string, where: string, lineCounter: LineCounter, schema?: "core"): Document.Parsed {
  const size = Buffer.byteLength(text);
  if (size > mostBytes)
    throw new UsageError(`Cannot read ${where}: it has ${size} bytes, and ${mostBytes} are the most that is read`);
  const options: ParseOptions = { lineCounter, prettyErrors: false };
  return parseDocument(text, schema === undefined ? options : { ...options, schema });
}

/** The value of a parsed document, maps as `Map`s so that no key is special and order stays. @throws UsageError for an alias bomb */
export function yamlValue(document: Document, where: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 50, mapAsMap: true });
  } catch (cause) {
    throw new UsageError(`Cannot read ${where}: it uses aliases (*) that lead nowhere, or too many of them`, { cause });
  }
}

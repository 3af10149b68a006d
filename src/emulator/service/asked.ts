import type { IncomingHttpHeaders } from "node:http";

/** The fields that some endpoint reads. A client may send anything, so each is unknown. */
type FieldName =
  | "_hash"
  | "_token"
  | "activeName"
  | "branch"
  | "challenge"
  | "data"
  | "defaultModules"
  | "description"
  | "disabled"
  | "disabledOnMessages"
  | "email"
  | "encoded"
  | "endpoints"
  | "errorsInterval"
  | "expression"
  | "id"
  | "interval"
  | "memorySegments"
  | "modules"
  | "newName"
  | "page"
  | "password"
  | "path"
  | "resourceType"
  | "room"
  | "rooms"
  | "segment"
  | "sendOnline"
  | "shard"
  | "statName"
  | "token"
  | "tokenId"
  | "type"
  | "user"
  | "username"
  | "value"
  | "websockets"
  | "withCode"
  | "world"
  | "x"
  | "y";

export type Fields = Readonly<Partial<Record<FieldName, unknown>>>;

/** A request, read. Body and query are plain data. */
export interface RequestParts {
  readonly method: string;
  /** Without the world's prefix. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly query: Fields;
  readonly body: Fields;
}

/** Bodies and queries are JSON or form data; whatever else arrives has no fields. */
export function fieldsOf(input: unknown): Fields {
  return typeof input === "object" && input !== null ? input : {};
}

export function headerOf(headers: IncomingHttpHeaders, name: string): string {
  return String(headers[name] ?? "");
}

/** A field as text; lists, objects and absent fields are none. */
export function textOf(field: unknown): string {
  return typeof field === "string" || typeof field === "number" || typeof field === "boolean" ? String(field) : "";
}

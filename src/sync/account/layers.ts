// Covered by test/sync/account/own-branch.test.ts
import type { CredentialsEntry } from "../../model/account/credentials-entry.ts";
import type { Origin } from "../../model/account/trusted-origin.ts";
import type { SettingValues } from "../../model/settings/setting-values.ts";

/** The servers of the user's own credentials files, nearest first, and which file each is from. */
export type Book = readonly (CredentialsEntry & { readonly where: string })[];

/** Where values come from matters here: a committed file alone must not say who gets a credential. */
export interface Layers {
  readonly given: SettingValues;
  readonly file: SettingValues;
  readonly env: NodeJS.ProcessEnv;
  /** Read only where the others do not suffice. */
  readonly book?: Book;
  /** Origins that a person agreed to in this clone; read as late as the book. */
  readonly agreed?: readonly Origin[];
}

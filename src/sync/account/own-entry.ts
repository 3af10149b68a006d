import { basename } from "node:path";
import { defaultServer } from "../../model/account/server-address.ts";
import { UsageError } from "../../model/outcome/errors.ts";
import { didYouMean } from "../../model/text/did-you-mean.ts";
import { setting, told, type Words } from "../../model/text/told.ts";
import type { Book } from "./layers.ts";
import { rootOf } from "./target-trust.ts";

type Entry = Book[number];

/** An entry of the person's own file, by its name: the nearest file's. */
export function entryCalled(book: Book, name: string | undefined): Entry | undefined {
  return book.find((entry) => entry.name === name);
}

/**
 * The entry for a world that was given by its address.
 * @throws UsageError where several fit: each may be another account, or go to another code branch
 */
export function onlyEntryFor(book: Book, root: string): Entry | undefined {
  const fitting = entriesFor(book, root);
  if (new Set(fitting.map(destinationOf)).size < 2) return fitting[0];
  throw new UsageError(told`Cannot choose who to be on ${root}: ${listEntries(fitting)}`);
}

/** Of each name the nearest file's. */
export function entriesFor(book: Book, root: string): Entry[] {
  return book.filter((entry) => rootOf(entry) === root && entryCalled(book, entry.name) === entry);
}

const destinationOf = ({ branch, token, username, password }: Entry): string =>
  JSON.stringify([branch, token, username, password]);

/** `screeps.json has main, sim: choose one with --server` */
export function listEntries(book: Book): Words {
  const files = new Map<string, Set<string>>();
  for (const { where, name } of book) files.set(where, (files.get(where) ?? new Set()).add(name));
  const listed = [...files].map(([where, names]) => `${basename(where)} has ${[...names].join(", ")}`);
  return told`${listed.join("; ")}: choose one with ${setting("server")}`;
}

/** What no address looks like: a word alone. */
export const isName = (server: string): boolean => /^[\w-]+$/.test(server) && server !== "localhost";

export function unknownServer(name: string, known: Iterable<string>): UsageError {
  const names = [...new Set(known)];
  const found =
    names.length === 0
      ? `neither screeps-sync.yml nor a credentials file of yours names a server; write an address like ${defaultServer}`
      : `known are ${names.join(", ")}${didYouMean(name, names)}`;
  return new UsageError(`Cannot find server "${name}": ${found}`);
}

/** A folder from the root of the repository ("" is everything), wherever git runs, with no sign in it taken for a glob. */
export function pathspecOf(folder: string): string {
  return folder === "" ? ":(top)" : `:(top,literal)${folder}`;
}

/** The id of an object as git shows it to people. */
export const shortId = (oid: string): string => oid.slice(0, 7);

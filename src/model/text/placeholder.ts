/** Samples write 00000000-0000-… or 12345678-1234-…: a real one is random, and has more kinds of digits. */
export const isPlaceholder = (id: string): boolean => new Set(id.toLowerCase()).size <= 11;

/** A number and what it counts: `1 module`, `12 modules`. */
export const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Lines of a file around a place in it. */
export interface CodeFrame {
    /** Number of the first line, counted from 1. */
    readonly first: number;
    readonly lines: readonly string[];
    /** Of the place itself, both counted from 1. */
    readonly line: number;
    readonly column: number;
}
/** An offset into text → line and column, both counted from 1; lines end in LF, as git and editors count them. */
export declare function placeOf(text: string, offset: number): {
    readonly line: number;
    readonly column: number;
};
/** The lines around a place. */
export declare function codeFrame(text: string, line: number, column: number): CodeFrame;

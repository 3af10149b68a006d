/** As in package.json; a test keeps them equal. */
export const version = "0.1.0";

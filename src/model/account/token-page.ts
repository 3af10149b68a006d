// Covered by test/api/hints.test.ts

/** Where the game makes an auth token; kept per account on the main world's page. */
export const tokenPage = "https://screeps.com/a/#!/account/auth-tokens";

/** What an expression gives where no code runs: text in quotes itself, the game's time, and anything else as it stands. */
export function answer(expression: string, time: number): string {
  const text = expression.trim();
  if (text === "Game.time") return String(time);
  const [, , quoted] = /^(["'])([^"'\\]*)\1$/.exec(text) ?? [];
  return quoted ?? text;
}

// Covered by test/browser/unlock.test.ts

/**
 * In the browser: hears the game's word from its origin and its frame alone, and shows what the service then said. What
 * it hears is a reason to ask, and never believed.
 */
export const script = `
const frame = document.querySelector("iframe");
const state = document.getElementById("state");
const origin = new URL(frame.src).origin;
const send = (body) => fetch(location.pathname, { method: "POST", body });
const say = (text, mood) => {
  state.textContent = text;
  state.className = "state " + mood;
};

addEventListener("message", ({ origin: from, source, data }) => {
  if (from !== origin || source !== frame.contentWindow || data !== "screepsTokenSuccess") return;
  say("The game says it is done. Asking the service…", "");
  send("heard").catch(() => {});
});

try {
  const { until } = await (await send("wait")).json();
  if (until === null) say("Nobody came in time: limits are as they were. Run the command again.", "bad");
  else say("Rate limits are off until " + new Date(until).toLocaleTimeString([], { hour12: false }) + ". You can close this page.", "good");
} catch {
  say("screeps-sync has ended. Run the command again.", "bad");
}
`;

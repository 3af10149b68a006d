// Covered by test/browser/unlock.test.ts
import type { Unlocker } from "../../sync/unlock/unlock.ts";
import { browserCommand, startBrowser } from "./browser.ts";
import type { Context } from "./context.ts";

/** A person at a terminal with a screen gets a page; anybody else a link to take elsewhere. */
export function unlockerOf({ console, env }: Context): Unlocker {
  const hasPerson = process.stdin.isTTY && process.stderr.isTTY;
  const canBrowse = hasPerson && browserCommand("", env, process.platform) !== undefined;
  const browse = (address: string) => {
    const found = browserCommand(address, env, process.platform);
    if (found !== undefined) startBrowser(found, env);
  };
  return {
    browse: canBrowse ? browse : undefined,
    showLink: (link) => {
      console.warn("Limits are turned off by a person, on this page of the game:");
      console.showLink(link);
    },
    showPage: (address) => console.warn("Opening ", ["bold", address], ", where a person turns limits off"),
  };
}

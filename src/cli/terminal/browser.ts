import { spawn } from "node:child_process";

interface BrowserCommand {
  readonly command: string;
  readonly args: readonly string[];
}

/** What opens an address here; undefined: there is no screen. `$BROWSER` is a list by colons, `%s` in it the address. */
export function browserCommand(
  address: string,
  env: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
): BrowserCommand | undefined {
  const [chosen = ""] = (env["BROWSER"] ?? "").split(platform === "win32" ? ";" : ":");
  const [command, ...words] = chosen.trim().split(/\s+/);
  if (command !== undefined && command !== "") return { command, args: withAddress(words, address) };
  if (platform === "darwin") return { command: "open", args: [address] };
  // The empty word is the window's title; no character of our addresses means anything to cmd.
  if (platform === "win32") return { command: "cmd", args: ["/c", "start", "", address] };
  const hasScreen = (env["DISPLAY"] ?? "") !== "" || (env["WAYLAND_DISPLAY"] ?? "") !== "";
  return hasScreen ? { command: "xdg-open", args: [address] } : undefined;
}

function withAddress(words: readonly string[], address: string): string[] {
  const filled = words.map((word) => word.replaceAll("%s", () => address));
  return filled.some((word, index) => word !== words[index]) ? filled : [...filled, address];
}

/** Starts it without our secrets, and leaves it alone: the address was printed, so a browser that fails harms nobody. */
export function startBrowser({ command, args }: BrowserCommand, env: NodeJS.ProcessEnv): void {
  const mayPass = ([name, value = ""]: [string, string | undefined]) =>
    !/^(SCREEPS_|INPUT_|GIT_)|TOKEN|PASSWORD|SECRET|CREDENTIAL/i.test(name) && value !== env["SCREEPS_TOKEN"];
  const child = spawn(command, args, {
    detached: true,
    stdio: "ignore",
    env: Object.fromEntries(Object.entries(env).filter(mayPass)),
  });
  child.on("error", () => {});
  child.unref();
}

import { type Response, Router } from "express";
import type { Service } from "../service/service.ts";
import type { SocketDesk } from "../socket/socket-desk.ts";
import { createAdmin } from "./admin.ts";
import { consoleScript } from "./console-script.ts";
import { domScript } from "./dom-script.ts";
import { noRateLimitPage } from "./no-rate-limit-page.ts";
import { noRateLimitScript } from "./no-rate-limit-script.ts";
import { sourceScript } from "./source-script.ts";
import { startPage } from "./start-page.ts";
import { startScript } from "./start-script.ts";
import { style } from "./style.ts";
import { tokenScript } from "./token-script.ts";

// Nothing from elsewhere, nothing inline. Only the start page refuses to be framed: the other one is made for it.
const policy = "default-src 'self'; img-src 'self' data:; style-src 'self'; base-uri 'none'; form-action 'none'";

/** What the emulator shows to people, beside the service it plays. */
export function createPages(service: Service, desk: SocketDesk): Router {
  const router = Router();
  router.get("/", (_request, response) => sendPage(response, startPage(service), "; frame-ancestors 'none'"));
  for (const prefix of service.worlds.keys()) {
    // Browsers never send what follows the `#`, so one page answers for every address of the game's client.
    router.get(`${prefix && `/${prefix}`}/a`, (_request, response) => sendPage(response, noRateLimitPage, ""));
  }
  router.use("/emulator", createAdmin(service, desk));
  router.get("/emulator/style.css", (_request, response) => void response.type("css").send(style));
  for (const [name, script] of scripts) {
    router.get(`/emulator/${name}`, (_request, response) => void response.type("js").send(script));
  }
  return router;
}

const scripts = new Map([
  ["console.js", consoleScript],
  ["dom.js", domScript],
  ["start.js", startScript],
  ["source.js", sourceScript],
  ["tokens.js", tokenScript],
  ["no-rate-limit.js", noRateLimitScript],
]);

function sendPage(response: Response, page: string, extraPolicy: string): void {
  response
    .set("content-security-policy", policy + extraPolicy)
    .type("html")
    .send(page);
}

import express, { type Request, type Response, Router } from "express";
import { parseFaults } from "../faults/fault.ts";
import { fieldsOf, textOf } from "../service/asked.ts";
import { firstAccount } from "../service/first-user.ts";
import type { Service } from "../service/service.ts";
import { parseActs } from "../socket/act.ts";
import { play } from "../socket/play.ts";
import type { SocketDesk } from "../socket/socket-desk.ts";
import { modulesToJson, showModules } from "../world/modules.ts";
import { playerIn } from "../world/world.ts";
import { describeState, newestRequests } from "./state.ts";

const sessionMs = 24 * 3_600_000;

/** What steers the emulator itself, under `/emulator/`. None of it is counted, recorded or limited. */
export function createAdmin(service: Service, desk: SocketDesk): Router {
  const router = Router();
  router.use(express.json({ limit: "32mb" }));
  router.get("/state", (_request, response) => void response.json(describeState(service)));
  router.get("/code", (request, response) => sendCode(service, request, response));
  router.get("/requests", (_request, response) => void response.json(newestRequests(service)));
  router.get("/live", (_request, response) => streamRequests(service, response));
  router.get("/faults", (_request, response) => void response.json(service.faults.list()));
  router.post("/faults", (request, response) => addFaults(service, request, response));
  router.delete("/faults", (_request, response) => {
    service.faults.clear();
    response.json({ ok: 1 });
  });
  router.get("/frames", (_request, response) => void response.json(desk.frames));
  router.post("/acts", (request, response) => playActs(service, desk, request, response));
  router.post("/session", (request, response) => openSession(service, request, response));
  router.post("/challenge", (_request, response) => {
    const { id, png } = service.challenges.create(service.now());
    response.json({ id, image: `data:image/png;base64,${png.toString("base64")}` });
  });
  return router;
}

/** The account page is the browser of somebody signed in. A form of another site cannot send JSON, so it cannot ask. */
function openSession({ accounts, now }: Service, request: Request, response: Response): void {
  const account = accounts.byName(textOf(fieldsOf(request.body).user));
  if (account === undefined) response.status(404).json({ error: "no such user" });
  else response.json({ token: accounts.openSession(account.id, sessionMs, now()) });
}

function sendCode({ worlds, now }: Service, request: Request, response: Response): void {
  const { world, user, branch } = fieldsOf(request.query);
  const place = worlds.get(textOf(world));
  const found = place && playerIn(place, textOf(user), now()).branches.find(({ id }) => id === branch);
  if (found === undefined) response.status(404).json({ error: "no such branch" });
  else response.json({ modules: modulesToJson(showModules(found.modules)) });
}

function addFaults({ faults }: Service, request: Request, response: Response): void {
  try {
    const parsed = parseFaults(request.body);
    for (const fault of parsed) faults.add(fault);
    response.json({ ok: 1, added: parsed.length });
  } catch (error) {
    response.status(400).json({ error: error instanceof Error ? error.message : "Cannot read fault" });
  }
}

/** Answers when the last act is played: a script may wait for what a client does. */
async function playActs(service: Service, desk: SocketDesk, request: Request, response: Response): Promise<void> {
  const world = service.worlds.get(textOf(fieldsOf(request.query).world));
  if (world === undefined) return void response.status(404).json({ error: "no such world" });
  try {
    const acts = parseActs(request.body);
    await play({ service, world, desk, accountId: firstAccount(service).id }, acts);
    response.json({ ok: 1, played: acts.length });
  } catch (error) {
    response.status(400).json({ error: error instanceof Error ? error.message : "Cannot play acts" });
  }
}

/** The request log as it happens: server-sent events (WHATWG HTML, "Server-sent events"). */
function streamRequests({ record }: Service, response: Response): void {
  response.set({ "content-type": "text/event-stream", "cache-control": "no-store" });
  response.flushHeaders();
  const stop = record.onRequest((seen) => response.write(`data: ${JSON.stringify(seen)}\n\n`));
  response.on("close", stop);
}

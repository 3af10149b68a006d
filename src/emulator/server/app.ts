import express, { type ErrorRequestHandler, type Express, type Request, type Response, Router } from "express";
import type { Fault } from "../faults/fault-forms.ts";
import { parseFaultHeader } from "../faults/fault-header.ts";
import type { PlayedService } from "../profiles/profile.ts";
import { headerOf } from "../service/asked.ts";
import { readerError } from "../service/body.ts";
import type { Endpoint } from "../service/endpoint.ts";
import { maskHeaders, maskPath } from "../service/mask.ts";
import type { OpenRecord } from "../service/record.ts";
import type { GameWorld } from "../world/world.ts";
import type { Arrival } from "./admit.ts";
import { deliver } from "./deliver.ts";
import { answerNotFound } from "./not-found.ts";
import { type Incoming, serve } from "./serve.ts";

/** The service as an express application: each world under its prefix, and around it what the emulator adds. */
export function createApp(service: PlayedService, pages: Router): Express {
  const app = express();
  app.set("etag", service.profile.etag ? "weak" : false);
  app.set("x-powered-by", service.profile.poweredBy);
  // Repeated and nested query parameters become lists and objects, as on the open server.
  app.set("query parser", "extended");
  // Clients reckon with the difference between this and their own clock: it is that of the service, injected or not.
  app.use((_request, response, next) => {
    response.setHeader("date", new Date(service.now()).toUTCString());
    next();
  });
  app.use(pages);
  for (const world of [...service.worlds.values()].filter(({ prefix }) => prefix !== "")) {
    app.use(`/${world.prefix}`, worldRouter(service, world));
  }
  const root = service.worlds.get("");
  if (root !== undefined) app.use(worldRouter(service, root));
  app.use((request, response) => noWorld(service, request, response));
  app.use(reportBug);
  return app;
}

/** Bad JSON to the emulator's own calls is the caller's mistake. Anything else is a bug here, and keeps its stack. */
const reportBug: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const reply = readerError(error);
  if (reply === undefined) console.error(error);
  if (response.headersSent) next(error);
  else
    response.status(reply?.status ?? 500).json({ error: reply?.message ?? "the emulator has a bug, see its output" });
};

function worldRouter(service: PlayedService, world: GameWorld): Router {
  const router = Router();
  for (const endpoint of service.profile.endpoints) {
    const register = endpoint.method === "GET" ? router.get.bind(router) : router.post.bind(router);
    register(endpoint.path, (request, response) => run(service, world, endpoint, request, response));
  }
  router.use((request, response, next) => {
    // Express answers OPTIONS by itself, from the routes that were passed.
    if (request.method === "OPTIONS") return next();
    const record = openRecord(service, world.prefix, request);
    const reply = answerNotFound(arrivalOf(service, world, request), request, record);
    deliver({ response, record }, { reply, how: "whole" }, service.record);
  });
  return router;
}

async function run(service: PlayedService, world: GameWorld, endpoint: Endpoint, request: Request, response: Response) {
  const faults = readFaults(service, world.prefix, request);
  if ("mistake" in faults) return void response.status(400).json({ error: faults.mistake });
  const incoming = enter(service, world.prefix, request, response, faults);
  await serve({ ...arrivalOf(service, world, request), endpoint }, incoming);
}

function arrivalOf(service: PlayedService, world: GameWorld, request: Request): Arrival {
  const root = `${request.protocol}://${request.get("host") ?? "127.0.0.1"}${request.baseUrl}`;
  const noRateLimitLink = (prefix: string) => `${root}/a/#!/account/auth-tokens/noratelimit?token=${prefix}`;
  return { service, world, noRateLimitLink };
}

function enter(service: PlayedService, world: string, request: Request, response: Response, faults: Fault[]): Incoming {
  const record = openRecord(service, world, request);
  record.faults = faults.map(({ fault }) => fault);
  return { request, response, record, faults };
}

/** The request's own faults, then those that waited for it. */
function readFaults(
  { faults }: PlayedService,
  world: string,
  { headers, method, path }: Request,
): Fault[] | { mistake: string } {
  const header = headerOf(headers, "x-emulator-fault");
  try {
    const own = header === "" ? [] : parseFaultHeader(header);
    return [...own, ...faults.take({ method, path, world })];
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : "Cannot read fault" };
  }
}

function openRecord(service: PlayedService, world: string, { method, originalUrl, headers }: Request): OpenRecord {
  const path = maskPath(originalUrl);
  return service.record.open({ method, path, world, headers: maskHeaders(headers), at: service.now() });
}

/** Beside every world: only where none stands at the root. */
function noWorld(service: PlayedService, request: Request, response: Response): void {
  const record = openRecord(service, "", request);
  const reply = service.profile.unknownPath(request.method, request.path);
  deliver({ response, record }, { reply, how: "whole" }, service.record);
}

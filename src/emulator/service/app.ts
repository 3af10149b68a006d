import express, { type Express, type Request, type Response, Router } from "express";
import { parseFaultHeader } from "../faults/fault-header.ts";
import { refusal } from "../reply.ts";
import type { World } from "../world/world.ts";
import { headerOf } from "./asked.ts";
import { deliver } from "./deliver.ts";
import type { Endpoint } from "./endpoint.ts";
import { maskHeaders, maskPath } from "./mask.ts";
import type { OpenRecord } from "./record.ts";
import { type Incoming, serve } from "./serve.ts";
import { lacksServerPassword } from "./server-password.ts";
import type { Service } from "./service.ts";

/** The service as an express application: each world under its prefix, and around it what the emulator adds. */
export function createApp(service: Service, pages: Router): Express {
  const app = express();
  app.set("etag", service.profile.etag ? "weak" : false);
  app.set("x-powered-by", service.profile.poweredBy);
  // Repeated and nested query parameters become lists and objects, as on the open server.
  app.set("query parser", "extended");
  app.use(pages);
  for (const world of [...service.worlds.values()].filter(({ prefix }) => prefix !== "")) {
    app.use(`/${world.prefix}`, worldRouter(service, world));
  }
  const root = service.worlds.get("");
  if (root !== undefined) app.use(worldRouter(service, root));
  app.use((request, response) => notFound(service, request, response));
  return app;
}

function worldRouter(service: Service, world: World): Router {
  const router = Router();
  for (const endpoint of service.profile.endpoints) {
    const register = endpoint.method === "GET" ? router.get.bind(router) : router.post.bind(router);
    register(endpoint.path, (request, response) => run(service, world, endpoint, request, response));
  }
  return router;
}

async function run(service: Service, world: World, endpoint: Endpoint, request: Request, response: Response) {
  const incoming = enter(service, world.prefix, request, response);
  const root = `${request.protocol}://${request.get("host") ?? "127.0.0.1"}${request.baseUrl}`;
  const noRateLimitLink = (prefix: string) => `${root}/a/#!/account/auth-tokens/noratelimit?token=${prefix}`;
  await serve({ service, world, endpoint, noRateLimitLink }, incoming);
}

function enter(service: Service, world: string, request: Request, response: Response): Incoming {
  const { method, path } = request;
  const ownFaults = headerOf(request.headers, "x-emulator-fault");
  const faults = [
    ...(ownFaults === "" ? [] : parseFaultHeader(ownFaults)),
    ...service.faults.take({ method, path, world }),
  ];
  const record = openRecord(service, world, request);
  record.faults = faults.map(({ fault }) => fault);
  return { request, response, record, faults };
}

function openRecord(service: Service, world: string, { method, originalUrl, headers }: Request): OpenRecord {
  const path = maskPath(originalUrl);
  return service.record.open({ method, path, world, headers: maskHeaders(headers), at: service.now() });
}

function notFound(service: Service, request: Request, response: Response): void {
  const record = openRecord(service, "", request);
  const path = request.originalUrl.split("?")[0] ?? "";
  const reply = lacksServerPassword(service, request)
    ? refusal("incorrect server password")
    : service.profile.unknownPath(request.method, path);
  deliver({ response, record }, { reply, how: "whole" }, service.record);
}

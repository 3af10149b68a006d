import { Router } from "express";
import type { Service } from "../service/service.ts";

/** What the emulator shows to people, beside the service it plays. */
export function createPages(_service: Service): Router {
  return Router();
}

import { type Headers, single } from "./rate-limit.ts";

/** Whether a page lets a page of this machine show it in a frame, by its headers. Of two words the stricter counts. */
export function mayBeFramed(headers: Headers): boolean {
  if ((single(headers["x-frame-options"]) ?? "").trim() !== "") return false;
  const policies = [headers["content-security-policy"] ?? []].flat().flatMap((policy) => policy.split(","));
  return policies.every((policy) => allowsAnybody(policy));
}

function allowsAnybody(policy: string): boolean {
  const ancestors = policy
    .split(";")
    .map((directive) => directive.trim().toLowerCase().split(/\s+/))
    .find(([name]) => name === "frame-ancestors");
  return ancestors === undefined || ancestors.includes("*");
}

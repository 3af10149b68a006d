import { randomInt, randomUUID } from "node:crypto";
import { encodePng } from "./picture.ts";

export interface ChallengeAnswer {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

interface Open {
  readonly x: number;
  readonly y: number;
  readonly endsAt: number;
}

const width = 320;
const height = 160;
const radius = 11;
const lifeMs = 2 * 60_000;

/**
 * The step that stands for the real page's CAPTCHA: find the one full ring among broken ones. A person sees it at
 * once; a plain request knows neither the picture nor the place, and each picture takes one answer only.
 */
export class Challenges {
  readonly #open = new Map<string, Open>();

  create(now: number): { readonly id: string; readonly png: Buffer } {
    for (const [id, { endsAt }] of this.#open) if (endsAt <= now) this.#open.delete(id);
    const places = pickPlaces(6);
    const [target = { x: 0, y: 0 }] = places;
    const id = randomUUID();
    this.#open.set(id, { ...target, endsAt: now + lifeMs });
    return { id, png: draw(places) };
  }

  /** True when the answer hits the ring of a picture that is still open. Right or wrong, the picture is used up. */
  settle({ id, x, y }: ChallengeAnswer, now: number): boolean {
    const open = this.#open.get(id);
    this.#open.delete(id);
    if (open === undefined || open.endsAt <= now) return false;
    return Math.hypot(open.x - x, open.y - y) <= radius + 3;
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function pickPlaces(count: number): readonly Place[] {
  const places: Place[] = [];
  while (places.length < count) {
    const place = { x: randomInt(20, width - 20), y: randomInt(20, height - 20) };
    if (places.every((other) => Math.hypot(other.x - place.x, other.y - place.y) > 3.5 * radius)) places.push(place);
  }
  return places;
}

/** The first place gets the full ring, the others a ring with a gap somewhere. */
function draw(places: readonly Place[]): Buffer {
  const points = new Uint8Array(width * height);
  for (let index = 0; index < points.length; index++) points[index] = 24 + randomInt(40);
  for (const [index, place] of places.entries()) ring(points, place, index === 0 ? undefined : randomInt(628) / 100);
  return encodePng({ width, height, points });
}

function ring(points: Uint8Array, { x, y }: Place, gapAt: number | undefined): void {
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.02) {
    const turn = gapAt === undefined ? Math.PI : Math.abs(((angle - gapAt + 3 * Math.PI) % (2 * Math.PI)) - Math.PI);
    if (turn < 0.5) continue;
    for (let thick = -1.5; thick <= 1.5; thick += 0.5) {
      const column = Math.round(x + (radius + thick) * Math.cos(angle));
      const row = Math.round(y + (radius + thick) * Math.sin(angle));
      points[row * width + column] = 215 + randomInt(40);
    }
  }
}

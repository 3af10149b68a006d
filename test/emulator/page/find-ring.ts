export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly at: (x: number, y: number) => number;
}

/** The points of a grey PNG with one data block and unfiltered rows, which is all that the emulator draws. */
export function readPng(png: Buffer, inflate: (packed: Buffer) => Buffer): Grey {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const start = 33;
  const rows = inflate(png.subarray(start + 8, start + 8 + png.readUInt32BE(start)));
  return { width, height, at: (x, y) => rows[y * (width + 1) + 1 + x] ?? 0 };
}

const radius = 11;

/** Does what a person does at a glance: finds the centre whose whole circle is bright. */
export function findRing({ width, height, at }: Grey): { x: number; y: number } {
  let best = { x: 0, y: 0, bright: 0 };
  for (let x = radius; x < width - radius; x++) {
    for (let y = radius; y < height - radius; y++) {
      let bright = 0;
      for (let turn = 0; turn < 64; turn++) {
        const angle = (turn / 64) * 2 * Math.PI;
        if (at(Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))) > 200) bright++;
      }
      if (bright > best.bright) best = { x, y, bright };
    }
  }
  return { x: best.x, y: best.y };
}

/** Photos of receipts and displays as a seed draws them, and what becomes of a photo that is used again: for trying marks of pictures. */
import { markedSize, markOf } from '@vitrine/domain/kernel/picture-fingerprint';
import sharp from 'sharp';

export type Chance = () => number;

/** Chances of a seed, the same each time. */
export function chanceOf(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const between = (chance: Chance, least: number, most: number): number => least + chance() * (most - least);
const whole = (chance: Chance, least: number, most: number): number => Math.floor(between(chance, least, most + 1));
const colour = (chance: Chance): string => `hsl(${whole(chance, 0, 359)} ${whole(chance, 5, 80)}% ${whole(chance, 20, 85)}%)`;
const rect = (chance: Chance, [x, y, width, height]: [number, number, number, number], more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour(chance)}" ${more}/>`;

/** Paper on a counter, as long as its lines, held by hand: never twice from the same place. */
function receipt(chance: Chance): string {
  const count = whole(chance, 3, 14);
  const lines = Array.from({ length: count }, (_, at) => {
    const y = 120 + at * 60;
    const width = between(chance, 60, 300);
    return `<rect x="30" y="${y}" width="${width}" height="18" fill="#333"/><rect x="${470 - width / 3}" y="${y + 26}" width="${width / 3}" height="16" fill="#444"/>`;
  });
  const hand = `translate(${between(chance, 40, 200)} ${between(chance, 10, 120)}) rotate(${between(chance, -12, 12)}) scale(${between(chance, 0.75, 1.15)})`;
  const things = Array.from({ length: whole(chance, 1, 4) }, () =>
    rect(chance, [between(chance, -100, 600), between(chance, -100, 800), between(chance, 80, 300), between(chance, 80, 300)]),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 720 960">
    <defs><radialGradient id="wood" cx="${chance()}" cy="${chance()}" r="1"><stop offset="0" stop-color="${colour(chance)}"/><stop offset="1" stop-color="${colour(chance)}"/></radialGradient></defs>
    <rect width="720" height="960" fill="url(#wood)"/>${things.join('')}<g transform="${hand}"><rect width="500" height="${240 + count * 60}" fill="#fbf9f4"/>${lines.join('')}</g></svg>`;
}

/** Appliances in a row, under a sign, on a floor. */
function display(chance: Chance): string {
  const items = whole(chance, 2, 6);
  const width = 720 / items;
  const boxes = Array.from({ length: items }, (_, at) => {
    const height = between(chance, 150, 500);
    const x = at * width + between(chance, 5, 20);
    const front = rect(chance, [
      x + between(chance, 5, 20),
      720 - height + between(chance, 20, 80),
      between(chance, 10, 60),
      between(chance, 20, 120),
    ]);
    const door = `<circle cx="${x + width / 2}" cy="${720 - between(chance, 60, 140)}" r="${between(chance, 10, 55)}" fill="${colour(chance)}"/>`;
    return rect(chance, [x, 720 - height, width - between(chance, 20, 50), height], `rx="${between(chance, 0, 30)}"`) + front + door;
  });
  const sign = rect(chance, [between(chance, 0, 200), between(chance, 0, 80), between(chance, 250, 500), between(chance, 40, 120)]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 720 ${whole(chance, 800, 960)}">
    <rect width="720" height="960" fill="${colour(chance)}"/>${sign}${boxes.join('')}${rect(chance, [0, between(chance, 690, 740), 720, 260])}</svg>`;
}

/** A photo, as a phone would store it. */
export const aPicture = (chance: Chance): Promise<Buffer> =>
  sharp(Buffer.from(chance() < 0.5 ? receipt(chance) : display(chance)))
    .jpeg({ quality: 85 })
    .toBuffer();

/** The same photo used again: cut, turned, by a quarter too, made brighter or softer, of another size, and stored anew. */
export async function usedAgain(picture: Buffer, chance: Chance): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const turn = chance() < 0.4 ? between(chance, -4, 4) : 0;
  const [cos, sin] = [Math.cos((Math.abs(turn) * Math.PI) / 180), Math.sin((Math.abs(turn) * Math.PI) / 180)];
  const inner = { width: Math.floor(width * cos - height * sin), height: Math.floor(height * cos - width * sin) };
  const turned = await sharp(picture).rotate(turn, { background: '#777' }).toBuffer({ resolveWithObject: true });
  const cut = () => between(chance, 0, 0.07);
  const [left, top, right, bottom] = [cut(), cut(), cut(), cut()];
  const kept = {
    left: Math.floor((turned.info.width - inner.width) / 2 + left * inner.width),
    top: Math.floor((turned.info.height - inner.height) / 2 + top * inner.height),
    width: Math.floor(inner.width * (1 - left - right)),
    height: Math.floor(inner.height * (1 - top - bottom)),
  };
  const again = sharp(turned.data)
    .extract(kept)
    .modulate({ brightness: between(chance, 0.8, 1.25) })
    .resize(whole(chance, 300, 700));
  const softer = chance() < 0.3 ? again.blur(between(chance, 0.4, 1.2)) : again;
  const stored = await softer.jpeg({ quality: whole(chance, 30, 85) }).toBuffer();
  return chance() < 0.25
    ? sharp(stored)
        .rotate([90, 180, 270][whole(chance, 0, 2)] ?? 90)
        .toBuffer()
    : stored;
}

/** The mark of a stored picture, as a device makes it. */
export async function markOfStored(picture: Buffer): Promise<string> {
  const light = await sharp(picture).resize(markedSize, markedSize, { fit: 'fill' }).greyscale().raw().toBuffer();
  return markOf({ size: markedSize, light });
}

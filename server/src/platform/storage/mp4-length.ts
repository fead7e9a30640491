/** Reads the length of an MP4 film from its boxes (ISO/IEC 14496-12), and finds out whether all of the film is there. */
import type { Bytes } from './byte-source.ts';

type Box = { type: string; start: number; end: number };

const boxesAtMost = 100_000;

/** Seconds, or null when the film does not tell; undefined when it is broken or cut off. */
export async function mp4Seconds(bytes: Bytes): Promise<number | null | undefined> {
  const boxes = await boxesIn(bytes, { start: 0, end: bytes.total });
  const film = boxes?.find(({ type }) => type === 'moov');
  if (!boxes || !film || !boxes.some(({ type }) => type === 'mdat')) return undefined;
  const parts = await boxesIn(bytes, film);
  const header = parts?.find(({ type }) => type === 'mvhd');
  if (!parts || !header) return undefined;
  const told = await durationIn(bytes, header);
  if (told === undefined || told.units > 0) return told && told.units / told.scale;
  // A film in fragments may tell its length among the extensions only.
  const extensions = parts.find(({ type }) => type === 'mvex');
  const length = extensions && (await boxesIn(bytes, extensions))?.find(({ type }) => type === 'mehd');
  const units = length && (await extendedUnits(bytes, length));
  return units ? units / told.scale : null;
}

/** The boxes side by side in a stretch; undefined when one reaches beyond it. */
async function boxesIn(bytes: Bytes, { start, end }: { start: number; end: number }): Promise<Box[] | undefined> {
  const boxes: Box[] = [];
  for (let at = start; at < end; at = boxes.at(-1)?.end ?? end) {
    const head = await bytes.at(at, 16);
    if (head.length < 8 || boxes.length === boxesAtMost) return undefined;
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) return undefined;
    const size = short === 0 ? end - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    const headSize = short === 1 ? 16 : 8;
    if (size < headSize || at + size > end) return undefined;
    boxes.push({ type: head.toString('latin1', 4, 8), start: at + headSize, end: at + size });
  }
  return boxes;
}

async function durationIn(bytes: Bytes, { start, end }: Box): Promise<{ units: number; scale: number } | undefined> {
  const head = await bytes.at(start, Math.min(32, end - start));
  const isLong = head[0] === 1;
  if (head.length < (isLong ? 32 : 20)) return undefined;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  if (scale === 0) return undefined;
  const isUnknown = isLong ? units >= 2 ** 64 : units === 0xff_ff_ff_ff;
  return { units: isUnknown ? 0 : units, scale };
}

async function extendedUnits(bytes: Bytes, { start, end }: Box): Promise<number | undefined> {
  const head = await bytes.at(start, Math.min(12, end - start));
  if (head.length < 8) return undefined;
  if (head[0] !== 1) return head.readUInt32BE(4);
  return head.length < 12 ? undefined : Number(head.readBigUInt64BE(4));
}

/** Counts the frames of an MPEG sound (ISO/IEC 11172-3 and 13818-3, layer III): what its tags say about its length is not believed. */
import type { Bytes } from './byte-source.ts';

const windowBytes = 262_144;
const bitrates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const rates = [44_100, 48_000, 32_000];

/** Seconds; undefined where no two frames follow each other. */
export async function mp3Seconds(bytes: Bytes): Promise<number | undefined> {
  let seconds = 0;
  let frames = 0;
  const beginning = await afterTag(bytes);
  let at = beginning;
  let [from, window] = [at, await bytes.at(at, windowBytes)];
  while (at + 4 <= bytes.total) {
    if (at + 4 > from + window.length) [from, window] = [at, await bytes.at(at, windowBytes)];
    const frame = frameAt(window, at - from);
    // Between frames stands nothing but a tag at the end; at the beginning some writers leave a gap.
    if (!frame) {
      if (frames > 1) break;
      if (at > beginning + windowBytes) return undefined;
      [seconds, frames] = [0, 0];
      at += 1;
      continue;
    }
    seconds += frame.seconds;
    frames += 1;
    at += frame.bytes;
  }
  return frames > 1 ? seconds : undefined;
}

/** Where the sound begins, behind a tag of titles and pictures (ID3v2). */
async function afterTag(bytes: Bytes): Promise<number> {
  const head = await bytes.at(0, 10);
  if (head.toString('latin1', 0, 3) !== 'ID3' || head.length < 10) return 0;
  const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + ((head[place] ?? 0) & 0x7f), 0);
  return 10 + size;
}

function frameAt(window: Buffer, place: number): { bytes: number; seconds: number } | undefined {
  const [first = 0, second = 0, third = 0] = window.subarray(place, place + 3);
  const versionBits = (second >> 3) & 3;
  const isLayerThree = ((second >> 1) & 3) === 1;
  if (first !== 0xff || (second & 0xe0) !== 0xe0 || versionBits === 1 || !isLayerThree) return undefined;
  const isFirst = versionBits === 3;
  const kilobits = bitrates[isFirst ? 1 : 2][third >> 4];
  const full = rates[(third >> 2) & 3];
  if (!kilobits || !full) return undefined;
  const rate = isFirst ? full : versionBits === 2 ? full / 2 : full / 4;
  const samples = isFirst ? 1_152 : 576;
  return { bytes: Math.floor((samples / 8) * ((kilobits * 1_000) / rate)) + ((third >> 1) & 1), seconds: samples / rate };
}

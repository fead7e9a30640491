/** Reads the length of a WAV sound from its chunks. */
import type { Bytes } from './byte-source.ts';

/** Seconds; undefined where it is broken, or says that it holds more than it does. */
export async function wavSeconds(bytes: Bytes): Promise<number | undefined> {
  let bytesASecond = 0;
  for (let at = 12; at + 8 <= bytes.total;) {
    const head = await bytes.at(at, 24);
    const name = head.toString('latin1', 0, 4);
    const size = head.readUInt32LE(4);
    if (name === 'fmt ' && head.length >= 20) bytesASecond = head.readUInt32LE(16);
    if (name === 'data') return bytesASecond > 0 && size > 0 && at + 8 + size <= bytes.total ? size / bytesASecond : undefined;
    at += 8 + size + (size % 2);
  }
  return undefined;
}

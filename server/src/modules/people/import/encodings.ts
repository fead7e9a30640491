/** In which letters a spreadsheet is written: what it says itself, what its bytes can be, and where they cannot. */
import { isUtf8 } from 'node:buffer';
import type { ImportDelimiter, ImportEncoding, ImportRefusal } from '@vitrine/domain/people/import';

export type SpreadsheetProblem = { refusal: ImportRefusal; line: number };

/** The encoding that the bytes speak for. */
export function encodingOf(content: Buffer): ImportEncoding {
  if (content[0] === 0xff && content[1] === 0xfe) return 'utf-16le';
  if (content[0] === 0xfe && content[1] === 0xff) return 'utf-16be';
  const head = content.subarray(0, 4_096);
  const zeros = [0, 1].map((parity) => head.filter((byte, place) => byte === 0 && place % 2 === parity).length);
  if (Math.max(...zeros) > head.length / 8) return (zeros[1] ?? 0) >= (zeros[0] ?? 0) ? 'utf-16le' : 'utf-16be';
  return isUtf8(content) ? 'utf-8' : 'windows-1252';
}

/**
 * Whether the bytes can be of this encoding, and the first line where they cannot. A file that is UTF-8 in one line and Windows-1252 in another was put together of two:
 * read as either, some names would be wrong without anybody noticing. Refuses `encoding_broken`, `encoding_mixed`.
 */
export function judgeBytes(content: Buffer, encoding: ImportEncoding): SpreadsheetProblem | null {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return content.length % 2 === 0 ? null : { refusal: 'encoding_broken', line: 0 };
  if (isUtf8(content))
    return encoding === 'utf-8' || isAscii(content) ? null : { refusal: 'encoding_broken', line: firstLine(content, () => true) };
  const isForeign = (line: Buffer) => !isUtf8(line);
  const mixed = firstLine(content, (line) => isUtf8(line));
  if (mixed > 0) return { refusal: 'encoding_mixed', line: Math.max(mixed, firstLine(content, isForeign)) };
  if (encoding === 'utf-8') return { refusal: 'encoding_broken', line: firstLine(content, isForeign) };
  const unassigned = firstLine(content, (line) => line.some((byte) => unassignedIn1252.has(byte)));
  return unassigned > 0 ? { refusal: 'encoding_broken', line: unassigned } : null;
}

const unassignedIn1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);
const isAscii = (bytes: Buffer) => bytes.every((byte) => byte < 0x80);

/** The first of the lines that are more than ASCII for which this holds, from 1; 0 for none. */
function firstLine(content: Buffer, holds: (line: Buffer) => boolean): number {
  for (let start = 0, number = 1; start < content.length; number += 1) {
    const found = content.indexOf(0x0a, start);
    const end = found === -1 ? content.length : found;
    const line = content.subarray(start, end);
    if (!isAscii(line) && holds(line)) return number;
    start = end + 1;
  }
  return 0;
}

/** The text in pieces, its mark left out, so that a long file lies in memory once. */
export function* textIn(content: Buffer, encoding: ImportEncoding): Generator<string> {
  const decoder = new TextDecoder(encoding);
  const piece = 262_144;
  for (let start = 0; start < content.length; start += piece) {
    yield decoder.decode(content.subarray(start, start + piece), { stream: start + piece < content.length });
  }
}

/** The sign that splits the first line into most cells; what stands in quotes is no split. */
export function delimiterOf(text: string): ImportDelimiter {
  const [first = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/);
  const counted = ([';', ',', '\t'] as const).map((sign) => ({ sign, times: first.split(sign).length }));
  return counted.reduce((best, one) => (one.times > best.times ? one : best)).sign;
}

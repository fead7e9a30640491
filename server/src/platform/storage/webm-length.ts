/** Reads the length of a WebM film from its elements (RFC 8794): told at the beginning, or, as browsers record it, found at the end. */
import type { Bytes } from './byte-source.ts';

const ids = { ebml: 0x1a45dfa3, segment: 0x18538067, info: 0x1549a966, scale: 0x2ad7b1, duration: 0x4489, cluster: 0x1f43b675, time: 0xe7 };
const blocks = new Set([0xa3, 0xa1]);
/** Elements whose content is read on element by element; all others are stepped over. 0xa0 is a group of blocks. */
const entered = new Set([ids.segment, ids.info, ids.cluster, 0xa0]);

/** Seconds, or null when nothing tells them; undefined when the film is broken or cut off. */
export async function webmSeconds(bytes: Bytes): Promise<number | null | undefined> {
  let nanosecondsAUnit = 1_000_000;
  let cluster = 0;
  let last = 0;
  for (let at = 0; at < bytes.total;) {
    const head = await bytes.at(at, 24);
    const id = identityAt(head);
    const size = id && sizeAt(head, id.length);
    if (!id || !size || (at === 0 && id.value !== ids.ebml)) return undefined;
    const body = at + id.length + size.length;
    if (size.value !== null && body + size.value > bytes.total) return undefined;
    const content = () => bytes.at(body, Math.min(8, size.value ?? 0));
    if (id.value === ids.scale) nanosecondsAUnit = unsigned(await content()) || nanosecondsAUnit;
    if (id.value === ids.duration) return (float(await content()) * nanosecondsAUnit) / 1e9 || null;
    if (id.value === ids.time) cluster = unsigned(await content());
    if (blocks.has(id.value)) last = Math.max(last, cluster + timeInBlock(await content()));
    if (entered.has(id.value)) at = body;
    else if (size.value === null) return undefined;
    else at = body + size.value;
  }
  return last > 0 ? (last * nanosecondsAUnit) / 1e9 : null;
}

type Read<T> = { value: T; length: number };

/** The first byte's leading zeros tell how many bytes follow; an id keeps its marker, a size loses it. */
function identityAt(head: Buffer): Read<number> | undefined {
  const length = Math.clz32(head[0] ?? 0) - 23;
  if (length > 4 || head.length < length) return undefined;
  return { value: head.readUIntBE(0, length), length };
}

/** `null` for a size that was not known when the film was recorded. */
function sizeAt(head: Buffer, at: number): Read<number | null> | undefined {
  const first = head[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || head.length < at + length) return undefined;
  const rest = head.subarray(at + 1, at + length);
  const lead = first & (0xff >> length);
  const isUnknown = lead === 0xff >> length && rest.every((byte) => byte === 0xff);
  return { value: isUnknown ? null : rest.reduce((sum, byte) => sum * 256 + byte, lead), length };
}

const unsigned = (content: Buffer) => content.reduce((sum, byte) => sum * 256 + byte, 0);
const float = (content: Buffer) => (content.length === 4 ? content.readFloatBE() : content.length === 8 ? content.readDoubleBE() : 0);

/** A block begins with its track's number, then its time within the cluster. */
function timeInBlock(content: Buffer): number {
  const track = Math.clz32(content[0] ?? 0) - 23;
  return content.length >= track + 2 ? content.readInt16BE(track) : 0;
}

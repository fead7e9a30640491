/** Says what bytes are by themselves, whatever their name promises. */
import type { Bytes } from './byte-source.ts';

/** A content type, or undefined for what nobody here knows. */
export async function typeOf(bytes: Bytes): Promise<string | undefined> {
  const head = await bytes.at(0, 4_100);
  const text = head.toString('utf8').replace(/^\uFEFF/, '');
  if (/^WEBVTT(?:[\s]|$)/.test(text)) return 'text/vtt';
  // Readers take a PDF whose mark stands a little later, too.
  if (head.subarray(0, 1_024).includes('%PDF-')) return 'application/pdf';
  if (/^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^]*?-->\s*)*(?:<!doctype svg[^>]*>\s*)?<svg[\s>]/i.test(text)) return 'image/svg+xml';
  if (/^[FCZ]WS$/.test(head.toString('latin1', 0, 3)) && (head[3] ?? 0) > 0 && (head[3] ?? 0) <= 64) return 'application/x-shockwave-flash';
  const { fileTypeFromBuffer } = await import('file-type');
  const mime = (await fileTypeFromBuffer(head).catch(() => undefined))?.mime;
  return mime && (sameTypes[mime] ?? mime);
}

/** Names of one type that decoders read alike. */
const sameTypes: Record<string, string> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
  'video/matroska': 'video/x-matroska',
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
};

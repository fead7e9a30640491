import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../http/refusal.ts';
import { rangeOf } from './byte-range.ts';
import type { BlobStore } from './disk-blob-store.ts';
import type { StoredRow } from './file-rows.ts';

/** Answers a file with its headers: a range of it, nothing when the browser has it already, no body for HEAD. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { row, blobStore, cache }: { row: StoredRow; blobStore: BlobStore; cache: string },
): Promise<FastifyReply> {
  if (!(await blobStore.has(row.sha256))) {
    request.log.error({ file: row.id }, 'storage: the content of a file is lost');
    throw notFound();
  }
  const tag = tagOf(row.sha256);
  void reply.headers({ ...protection(row), 'cache-control': cache, etag: tag, 'accept-ranges': 'bytes', 'content-type': typeHeader(row) });
  if (isKnown(request.headers['if-none-match'], tag)) return reply.status(304).send();

  const ifRange = request.headers['if-range'];
  const range = ifRange === undefined || ifRange === tag ? rangeOf(request.headers.range, row.bytes) : 'whole';
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .headers({ 'content-range': `bytes */${row.bytes}`, 'cache-control': 'no-store', 'content-length': 0 })
      .send();
  }
  const { start, end } = range === 'whole' ? { start: 0, end: row.bytes - 1 } : range;
  if (range !== 'whole') void reply.status(206).header('content-range', `bytes ${start}-${end}/${row.bytes}`);
  void reply.header('content-length', end - start + 1);
  return request.method === 'HEAD' ? reply.send() : reply.send(blobStore.stream(row.sha256, { start, end }));
}

/** The strong entity tag of a content: the same for the same bytes. */
export const tagOf = (sha256: string): string => `"${sha256.slice(0, 32)}"`;

const shownInPlace = /^(?:image\/(?!svg)|video\/|audio\/|application\/pdf$|text\/vtt$)/;

/** Nothing that people sent may run on our origin, be guessed to be another type, or be embedded by another origin. */
function protection({ name, content_type: type, purpose }: StoredRow): Record<string, string> {
  const isDrawing = type === 'image/svg+xml' && purpose !== 'any'; // ours; one that somebody sent is for downloading only
  return {
    'content-security-policy': isDrawing ? "sandbox; default-src 'none'; style-src 'unsafe-inline'" : "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': `${shownInPlace.test(type) || isDrawing ? 'inline' : 'attachment'}; ${nameHeader(name)}`,
  };
}

const typeHeader = ({ content_type: type }: StoredRow) => (type === 'text/vtt' ? 'text/vtt; charset=utf-8' : type);

/** RFC 6266: a plain name for old readers, the true one in UTF-8. */
function nameHeader(name: string): string {
  const encoded = encodeURIComponent(name).replaceAll(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `filename="${name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')}"; filename*=UTF-8''${encoded}`;
}

const isKnown = (header: string | undefined, tag: string) =>
  header !== undefined && header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === tag);

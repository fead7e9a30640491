import { createHmac, timingSafeEqual } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { judgeZip, nameInZip } from '@vitrine/domain/library';
import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { notFound, Refusal, type Actor } from '../../platform/http/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { siteAddress } from '../identity/index.ts';
import { foldersOnPath } from './library-folders.ts';
import { textFor } from './library-rows.ts';
import { filesFor, type Viewer } from './list-library.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage' | 'secret' | 'settings' | 'log'>;
const Ticket = z.object({
  tenantId: z.uuid(),
  memberId: z.uuid(),
  country: z.string(),
  locale: z.string(),
  folderId: z.uuid(),
  expires: z.string(),
});
type Ticket = z.infer<typeof Ticket>;
/** As long as a link to a file. */
const ticketMs = 600_000;

/** An address under which a browser saves a folder as one archive, piece by piece, for ten minutes. Refuses `not_found`, `folder_empty`, `folder_too_large`. */
export async function openFolderZip(
  parts: Parts,
  actor: Actor,
  { folderId, host }: { folderId: string; host: string },
): Promise<{ url: string }> {
  const [folder] = await foldersOnPath(parts.db.read(), actor, [folderId]);
  if (!folder) throw notFound();
  const files = await filesWithin(parts, actor, { folderId });
  const refusal = judgeZip(files.map(({ bytes }) => Number(bytes)));
  if (refusal) throw new Refusal(refusal);
  const { tenantId, memberId, country, locale } = actor;
  const ticket: Ticket = { tenantId, memberId, country, locale, folderId, expires: parts.clock.in(ticketMs) };
  const told = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return { url: siteAddress(parts, { host, path: ['api', 'v1', 'library-zips', `${told}.${macOf(parts, told)}`] }) };
}

/** The archive as it is written: each file is opened when its turn comes, as the member sees the folder now. Refuses `not_found`, `link_expired`. */
export async function readFolderZip(
  parts: Parts,
  { ticket: given, reply }: { ticket: string; reply: FastifyReply },
): Promise<FastifyReply> {
  const { folderId, expires, ...viewer } = ticketIn(parts, given);
  if (expires <= parts.clock.now()) throw new Refusal('link_expired');
  const [folder] = await foldersOnPath(parts.db.read(), viewer, [folderId]);
  if (!folder) throw notFound();
  const files = await filesWithin(parts, viewer, { folderId });
  const names = await namesOf(parts, viewer, files);
  const taken = new Set<string>();
  const entries = files.map((file) => {
    const at = file.path.indexOf(folderId);
    const within = file.path.slice(at + 1).map((id) => names.get(id) ?? '');
    return { fileId: file.file_id, at: file.placed_at, path: nameInZip([...within, file.name], taken) };
  });
  return reply
    .type('application/zip')
    .header('content-disposition', `attachment; filename="${folder.slug}.zip"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(archiveOf(parts, entries)));
}

type Entry = { fileId: string; at: string; path: string };
async function* archiveOf({ storage }: Parts, entries: readonly Entry[]): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const out = new PassThrough();
  let source: Readable | undefined;
  zip.on('error', (fault: Error) => out.destroy(fault));
  for (const { fileId, at, path } of entries)
    // Not packed again: what is large in a library is packed already.
    zip.addReadStreamLazy(path, { mtime: new Date(at), compress: false }, (give) => {
      storage.open(fileId).then(
        (stream) => {
          source = stream;
          stream.on('error', (fault) => out.destroy(fault)); // the archive hears of its own faults alone
          give(null, stream);
        },
        (fault: unknown) => out.destroy(fault instanceof Error ? fault : new Error(String(fault))),
      );
    });
  zip.end();
  zip.outputStream.pipe(out);
  try {
    for await (const chunk of out) if (Buffer.isBuffer(chunk)) yield chunk;
  } finally {
    source?.destroy();
  }
}

/** Files of a folder and of all folders in it that this member sees. */
const filesWithin = ({ db }: Pick<Parts, 'db'>, viewer: Viewer, { folderId }: { folderId: string }) =>
  filesFor(db.read(), viewer)
    .where(sql<boolean>`f.path @> array[${folderId}::uuid]`)
    .orderBy('f.path')
    .orderBy('i.placed_at')
    .orderBy('i.id')
    .execute();

async function namesOf(
  { db }: Pick<Parts, 'db'>,
  viewer: Viewer & { locale: string },
  files: readonly { path: string[] }[],
): Promise<Map<string, string>> {
  const ids = [...new Set(files.flatMap(({ path }) => path))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .read()
    .selectFrom('library.folder')
    .select(['id', 'name'])
    .where('tenant_id', '=', viewer.tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, textFor(viewer, name)]));
}

const macOf = ({ secret }: Pick<Parts, 'secret'>, told: string): string =>
  createHmac('sha256', secret('links')).update(`zip\n${told}`).digest('base64url');

function ticketIn(parts: Parts, given: string): Ticket {
  const [told = '', mac = ''] = given.split('.');
  const [one, other] = [Buffer.from(mac, 'base64url'), Buffer.from(macOf(parts, told), 'base64url')];
  if (one.length !== other.length || !timingSafeEqual(one, other)) throw notFound();
  return Ticket.parse(JSON.parse(Buffer.from(told, 'base64url').toString('utf8')));
}

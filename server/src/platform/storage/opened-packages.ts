/** Packages that are being learnt stay open: their list of files is read once, not for every picture in them. */
import type { Db } from '../database/index.ts';
import type { BlobStore } from './disk-blob-store.ts';
import { openPackage, type Package } from './packages.ts';

const openAtMost = 60;

/** Opens packages of a tenant by their file's id; undefined where there is none. */
export function openedPackages({ db, blobStore }: { db: Db; blobStore: BlobStore }) {
  const opened = new Map<string, Promise<Package>>();
  return async ({ tenantId, fileId }: { tenantId: string; fileId: string }): Promise<Package | undefined> => {
    const row = await db
      .read()
      .selectFrom('platform.file')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', fileId)
      .where('purpose', 'in', ['package', 'flash', 'any'])
      .select(['sha256', 'bytes', 'purpose'])
      .executeTakeFirst();
    if (!row || !(await blobStore.has(row.sha256))) return undefined;
    if (row.purpose === 'flash') return onlyFilm(blobStore, row);
    const known = opened.get(row.sha256) ?? openPackage(blobStore, row);
    opened.delete(row.sha256);
    opened.set(row.sha256, known); // the one that was asked for last stays longest
    const [oldest] = opened.keys();
    if (opened.size > openAtMost && oldest !== undefined) opened.delete(oldest);
    known.catch(() => opened.delete(row.sha256));
    return known;
  };
}

/** A film of Flash is a package of one file. */
const onlyFilm = (blobStore: BlobStore, { sha256, bytes }: { sha256: string; bytes: number }): Package => ({
  has: (name) => name === 'film.swf',
  names: () => ['film.swf'],
  stream: async () => blobStore.stream(sha256, { start: 0, end: bytes - 1 }),
  text: async () => undefined,
});

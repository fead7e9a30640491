import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { discardUpload } from './complete-upload.ts';
import type { FileParts } from './storage.ts';
import { uploadMilliseconds } from './upload-rows.ts';

/** Forgets uploads that are older than a day, with their bytes; a job of every hour. Bears being done twice. */
export async function purgeUploads({ db, clock, storage }: Pick<FileParts, 'db' | 'clock' | 'storage'>): Promise<void> {
  const { uploadsDir, blobStore } = storage.vault;
  const before = clock.in(-uploadMilliseconds);
  const old = await db.write().selectFrom('platform.upload').where('created_at', '<', before).select('id').execute();
  for (const { id } of old) {
    await discardUpload(uploadsDir, id); // bytes first: a row without them is purged next time
    await db.write().deleteFrom('platform.upload').where('id', '=', id).where('created_at', '<', before).execute();
  }
  await discardStrays(uploadsDir, Date.parse(before));
  await blobStore.sweep(Date.parse(before));
}

/** Bytes whose row was never written, because the server ended in between. */
async function discardStrays(uploadsDir: string, before: number): Promise<void> {
  for (const name of await readdir(uploadsDir).catch(() => [])) {
    const about = await stat(join(uploadsDir, name)).catch(() => null);
    if (about && about.mtimeMs < before) await discardUpload(uploadsDir, name.replace(/\.json$/, ''));
  }
}

import type { FileParts } from './storage.ts';
import { discardUpload } from './complete-upload.ts';

type Ask = { tenantId: string; personId: string; rooms: readonly (string | null)[] };

/**
 * Takes away the files that a person uploaded to a client, of these owners, and what they had begun to send. Bytes go first: a run that is killed between finds the row again. Two who
 * store the very same bytes at this moment are not waited for; their file would be a row without its bytes, which is told as a missing file.
 */
export async function forgetFiles(
  { db, storage }: Pick<FileParts, 'db'> & { storage: { vault: Pick<FileParts['storage']['vault'], 'blobStore' | 'uploadsDir'> } },
  { tenantId, personId, rooms }: Ask,
): Promise<void> {
  const { blobStore, uploadsDir } = storage.vault;
  const uploads = await db
    .write()
    .selectFrom('platform.upload')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .execute();
  for (const { id } of uploads) {
    await discardUpload(uploadsDir, id);
    await db.write().deleteFrom('platform.upload').where('id', '=', id).execute();
  }
  const named = rooms.flatMap((room) => (room === null ? [] : [room]));
  const files = await db
    .write()
    .selectFrom('platform.file')
    .select(['id', 'sha256'])
    .where('tenant_id', '=', tenantId)
    .where('created_by', '=', personId)
    .where((row) =>
      row.or([
        ...(named.length > 0 ? [row('owner_room', 'in', named)] : []),
        ...(rooms.includes(null) ? [row('owner_room', 'is', null)] : []),
      ]),
    )
    .execute();
  await forgetRows({ db, blobStore }, { tenantId, files });
}

/** Takes these files of a client away, with their bytes where nothing else has the same ones. */
export async function forgetRows(
  { db, blobStore }: Pick<FileParts, 'db'> & Pick<FileParts['storage']['vault'], 'blobStore'>,
  { tenantId, files }: { tenantId: string; files: readonly { id: string; sha256: string }[] },
): Promise<void> {
  for (const { id, sha256 } of files) {
    const other = await db
      .write()
      .selectFrom('platform.file')
      .select('id')
      .where('sha256', '=', sha256)
      .where('id', '<>', id)
      .limit(1)
      .executeTakeFirst();
    if (!other) await blobStore.remove(sha256);
    await db.write().deleteFrom('platform.file').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
  }
}

/** Files that the server writes itself for one person, stream by stream, without ever holding one whole in memory. */
import type { Db } from '../database/index.ts';
import { fileOf } from './file-rows.ts';
import { forgetRows } from './forget-files.ts';
import type { ArchiveAsk, FileRow, GivenFile } from './storage.ts';
import type { Vault } from './vault.ts';

type Parts = { db: Db; newId: () => string; now: () => string; vault: Pick<Vault, 'blobStore'> };

/** The row comes before the bytes lie in their place, so whoever is killed between leaves a row that is found again, and never bytes of which nobody knows. */
export async function keepArchive({ db, newId, now, vault }: Parts, ask: ArchiveAsk): Promise<FileRow | null> {
  const row = {
    id: newId(),
    tenant_id: ask.tenantId,
    site_id: ask.siteId,
    owner_room: ask.room,
    owner_id: ask.ownerId,
    purpose: 'archive',
    is_public: false,
    name: ask.name,
    content_type: ask.contentType,
    pages: null,
    seconds: null,
    created_by: ask.personId,
    created_at: now(),
  };
  const kept = await vault.blobStore.keepStream(ask.content, (about) =>
    db.transaction(async (tx) => {
      if (!(await ask.isWanted(tx))) return false;
      await tx
        .insertInto('platform.file')
        .values({ ...row, ...about })
        .execute();
      return true;
    }),
  );
  if (!kept) return null;
  const named = await db.write().selectFrom('platform.file').select('id').where('sha256', '=', kept.sha256).execute();
  if (named.length === 0) await vault.blobStore.remove(kept.sha256); // taken away again before its bytes lay there
  return named.some(({ id }) => id === row.id) ? fileOf({ ...row, ...kept }) : null;
}

/** Takes away the files of one owner, all but one where that is told. Bears being done twice. */
export async function forgetOwned(
  { db, vault }: Pick<Parts, 'db' | 'vault'>,
  { tenantId, room, ownerId, except }: { tenantId: string; room: string; ownerId: string; except?: string },
): Promise<void> {
  const files = await db
    .write()
    .selectFrom('platform.file')
    .select(['id', 'sha256'])
    .where('tenant_id', '=', tenantId)
    .where('owner_room', '=', room)
    .where('owner_id', '=', ownerId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute();
  await forgetRows({ db, blobStore: vault.blobStore }, { tenantId, files });
}

/** What a person uploaded to a client and these rooms own (`null`: nobody), oldest first; contents that were lost are left out. */
export async function filesOfPerson(
  { db, vault: { blobStore } }: Pick<Parts, 'db' | 'vault'>,
  { tenantId, personId, rooms }: { tenantId: string; personId: string; rooms: readonly (string | null)[] },
): Promise<GivenFile[]> {
  const named = rooms.flatMap((room) => (room === null ? [] : [room]));
  const files = await db
    .read()
    .selectFrom('platform.file')
    .select(['id', 'name', 'bytes', 'sha256'])
    .where('tenant_id', '=', tenantId)
    .where('created_by', '=', personId)
    .where('purpose', '<>', 'archive')
    .where((row) =>
      row.or([
        ...(named.length > 0 ? [row('owner_room', 'in', named)] : []),
        ...(rooms.includes(null) ? [row('owner_room', 'is', null)] : []),
      ]),
    )
    .orderBy('id')
    .execute();
  const there = await Promise.all(files.map(({ sha256 }) => blobStore.has(sha256)));
  return files
    .filter((_, place) => there[place])
    .map(({ id, name, bytes, sha256 }) => ({ id, name, open: () => blobStore.stream(sha256, { start: 0, end: bytes - 1 }) }));
}

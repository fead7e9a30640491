import type { BinRow } from '@vitrine/contract/library';
import { binDays } from '@vitrine/domain/library';
import { sql } from 'kysely';
import { notFound, Refusal, takenAtField, type Actor } from '../../platform/http/index.ts';
import { takeTurn } from '../../platform/limits/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { textFor } from './library-rows.ts';
import { recordOnLibrary, type LibraryParts } from './record-on-library.ts';

const keptMs = binDays * 86_400_000;
/** As many as anybody looks through, the newest first. */
const mostShown = 500;

/** What was taken away in the last thirty days, the newest first: folders with all that went with them, and files that went alone. */
export async function listBin({ db, clock }: Pick<Platform, 'db' | 'clock'>, actor: Actor): Promise<{ rows: BinRow[] }> {
  const since = clock.in(-keptMs);
  const { tenantId } = actor;
  const rows = await db
    .write() // whoever just took something away sees it
    .selectFrom((from) =>
      from
        .selectFrom('library.folder as f')
        .where('f.tenant_id', '=', tenantId)
        .where('f.retired_at', '>', since)
        .where('f.retired_with', 'is', null)
        .select(['f.id', 'f.name as title', 'f.retired_at', sql<boolean>`true`.as('is_folder')])
        .select(
          sql<number>`(select count(*)::int from library.item as k where k.tenant_id = f.tenant_id and k.retired_with = f.id)`.as('files'),
        )
        .unionAll(
          from
            .selectFrom('library.item as i')
            .where('i.tenant_id', '=', tenantId)
            .where('i.retired_at', '>', since)
            .where('i.retired_with', 'is', null)
            .select(['i.id', 'i.title', 'i.retired_at', sql<boolean>`false`.as('is_folder'), sql<number>`1`.as('files')]),
        )
        .as('b'),
    )
    .selectAll('b')
    .orderBy('b.retired_at', 'desc')
    .orderBy('b.id')
    .limit(mostShown)
    .execute();
  return {
    rows: rows.map((row) => ({
      id: row.id,
      kind: row.is_folder ? 'folder' : 'file',
      title: textFor(actor, row.title),
      files: row.files,
      retiredAt: row.retired_at ?? since,
      until: new Date(Date.parse(row.retired_at ?? since) + keptMs).toISOString(),
    })),
  };
}

/** Brings a folder back with all that went with it. Refuses `not_found` for what is not in the bin any more, `folder_above_gone` and `name_taken`. */
export function restoreFolder(parts: LibraryParts, actor: Actor, { folderId }: { folderId: string }): Promise<Record<string, never>> {
  const { tenantId } = actor;
  return takenAtField({ prefix: '', takenBy: { folder_name: { field: 'folderId', code: 'name_taken' } } }, () =>
    parts.db.transaction(async (tx) => {
      await takeTurn(parts, tx, { what: 'library_folders', who: tenantId });
      const row = await tx
        .selectFrom('library.folder')
        .select(['parent_id', 'name'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', folderId)
        .where('retired_at', '>', parts.clock.in(-keptMs))
        .where('retired_with', 'is', null)
        .executeTakeFirst();
      if (!row) throw notFound();
      if (row.parent_id !== null) {
        const above = await tx
          .selectFrom('library.folder')
          .select('id')
          .where('tenant_id', '=', tenantId)
          .where('id', '=', row.parent_id)
          .where('retired_at', 'is', null)
          .executeTakeFirst();
        if (!above) throw new Refusal('folder_above_gone');
      }
      const now = parts.clock.now();
      const back = { retired_at: null, retired_with: null, updated_at: now };
      await tx
        .updateTable('library.folder')
        .set((folder) => ({ ...back, version: folder('version', '+', 1) }))
        .where('tenant_id', '=', tenantId)
        .where((folder) => folder.or([folder('id', '=', folderId), folder('retired_with', '=', folderId)]))
        .execute();
      await tx
        .updateTable('library.item')
        .set((item) => ({ ...back, version: item('version', '+', 1) }))
        .where('tenant_id', '=', tenantId)
        .where('retired_with', '=', folderId)
        .execute();
      await recordOnLibrary(parts, tx, actor, {
        subject: 'library_folder',
        subjectId: folderId,
        what: 'library_folder.restored',
        before: null,
        after: { name: row.name },
      });
      return {};
    }),
  );
}

/** Brings a file back to its folder. Refuses `not_found` for what is not in the bin any more, and `folder_above_gone`. */
export function restoreItem(parts: LibraryParts, actor: Actor, { itemId }: { itemId: string }): Promise<Record<string, never>> {
  const { tenantId } = actor;
  return parts.db.transaction(async (tx) => {
    const row = await tx
      .selectFrom('library.item')
      .select(['folder_id', 'title', 'version'])
      .where('tenant_id', '=', tenantId)
      .where('id', '=', itemId)
      .where('retired_at', '>', parts.clock.in(-keptMs))
      .where('retired_with', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound();
    const folder = await tx
      .selectFrom('library.folder')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', row.folder_id)
      .where('retired_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (!folder) throw new Refusal('folder_above_gone');
    await tx
      .updateTable('library.item')
      .set({ retired_at: null, version: row.version + 1, updated_at: parts.clock.now() })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', itemId)
      .execute();
    await recordOnLibrary(parts, tx, actor, {
      subject: 'library_item',
      subjectId: itemId,
      what: 'library_item.restored',
      before: null,
      after: { title: row.title },
    });
    return {};
  });
}

/** Every night: what lay in the bin for thirty days gives its room on the disk back. That it was there, and who read it, stays known. */
export async function emptyBins({ db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>): Promise<void> {
  const before = clock.in(-keptMs);
  const tenants = await db.read().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  for (const { id: tenantId } of tenants) {
    const over = await db
      .write()
      .selectFrom('library.item')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('retired_at', '<=', before)
      .where('emptied_at', 'is', null)
      .execute();
    for (const { id } of over) {
      await storage.forgetOwned({ tenantId, room: 'library', ownerId: id });
      const versions = db
        .write()
        .selectFrom('library.item_version')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('item_id', '=', id);
      await db.write().deleteFrom('library.version_text').where('tenant_id', '=', tenantId).where('version_id', 'in', versions).execute();
      await db
        .write()
        .updateTable('library.item')
        .set({ emptied_at: clock.now() })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .execute();
    }
  }
}

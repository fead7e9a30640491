import { closeImport, importKeptDays } from '@vitrine/domain/people/import';
import type { Platform } from '../../../platform/platform.ts';
import { countLines, lockImport, type OfImport } from './import-rows.ts';

type Parts = Pick<Platform, 'db' | 'clock' | 'storage'>;

/**
 * Ends imports to which nothing happened for 90 days: their lines and their spreadsheet go, how many were what stays, and nothing can be taken back any more (decision 019). Each is a
 * transaction of its own: one who is killed half-way leaves whole imports, and the next night goes on. Tells how many ended.
 */
export async function forgetOldImports(parts: Parts): Promise<number> {
  const { db, clock } = parts;
  const before = clock.in(-importKeptDays * 86_400_000);
  const tenants = await db.read().selectFrom('tenancy.tenant').select('id').orderBy('id').execute();
  let ended = 0;
  for (const { id: tenantId } of tenants) {
    const old = await db
      .write()
      .selectFrom('people.people_import')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('counts', 'is', null)
      .where('changed_at', '<=', before)
      .orderBy('id')
      .execute();
    for (const { id: importId } of old) if (await end(parts, { tenantId, importId, before })) ended += 1;
  }
  return ended;
}

/** The spreadsheet goes first, while the import is held: where it ends here, the row is found again. What somebody set going meanwhile stays. */
function end({ db, storage }: Parts, { before, ...of }: OfImport & { before: string }): Promise<boolean> {
  const { tenantId, importId } = of;
  return db.transaction(async (tx) => {
    const found = await lockImport(tx, of);
    if (found.isOver || found.changed_at > before) return false;
    await storage.forgetOwned({ tenantId, room: 'identity', ownerId: importId });
    const counts = await countLines(tx, of);
    await tx.deleteFrom('people.people_import_line').where('tenant_id', '=', tenantId).where('import_id', '=', importId).execute();
    await tx
      .updateTable('people.people_import')
      .set({ state: closeImport(found.state), counts: JSON.stringify(counts), samples: '[]' })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', importId)
      .execute();
    return true;
  });
}
